import { mentionsAny } from './mentions-any.ts'

/** Something that can be swallowed, injected or drunk, or the taking of it. */
const taking =
  /\b(?:took|taken|takes?|taking|swallow\w*|overdos\w*|od['’]?d|dose|doses|pills?|tablets?|tabs|meds?|medicines?|medication|capsules?|paracetamol|tylenol|ibuprofen|aspirin|insulin|xanax|benzos?|opioids?|drugs?|bleach|chemicals?|poison\w*|antifreeze|gas|injected|needle|drank|drunk|drinking|downed|vodka|whisk\w+|wine|beers?|bottles?|packets?|box(?:es)?|blister|ate|eaten|had (?:some|a few|all|the|a bunch)|all of (?:it|them)|the lot|sleeping (?:pills|tablets)|remed(?:y|ies)|did something|done something|something so i can sleep|sorted it|it(?:['’]s| is) done|i did it|too late now)\b/i

export const mentionsTaking = mentionsAny(taking)
