import type { Means } from './means-names.ts'

const ailment =
  '(?:(?:common )?cold|flu|headaches?|head|migraines?|hay ?fever|allerg\\w+|bad back|back|knee|thyroid|periods?|cramps|blood pressure|cough|nausea|heartburn|stomach|asthma|acne|dishwasher|vitamins?|travel sickness|tooth ?ache|tooth|malaria|worms|the (?:dog|cat))'
const ofAilment = `\\bfor (?:a |my |the |his |her )?(?:\\w+ )?${ailment}\\b|\\b(?:cold|flu|headache|allergy|hay ?fever|vitamin|dishwasher|antihistamine|water purification|stomach|diet|contracepti\\w+|birth control) (?:pills?|tablets?|meds)\\b|\\bchill pill\\b|\\bbitter pill\\b`
const ofKitchen =
  '\\b(?:chefs?|cooks?|cooking|kitchen|restaurant|butchers?|carv\\w+|chop\\w*|onions?|bread|cake|cutlery|fork|steak|lamb|whittl\\w+|fishing|sharpen\\w*|set of|block|swiss army|pocket)\\b'
const ofRope =
  '\\b(?:climb\\w*|sail\\w*|boats?|rigging|abseil\\w*|belay|gym|tug of war|skipping|jump(?:ing)? rope|swing|tow\\w*|rescue|dog|knots|harness|crag|bouldering|know the ropes)\\b'

/** What each thing is for in ordinary life. A gun in the house is never just that, unless it is a toy. */
const ordinary: Readonly<Record<Means, RegExp>> = {
  tablets: new RegExp(
    `${ofAilment}|\\b(?:ipad|android|drawing|graphics|samsung|stone)\\b|\\bon (?:my|the|a) tablet\\b`,
    'i',
  ),
  pills: new RegExp(ofAilment, 'i'),
  painkillers: new RegExp(ofAilment, 'i'),
  medication: new RegExp(`${ofAilment}|\\bfor (?:my )?(?:adhd|diabetes|epilepsy|eczema)\\b`, 'i'),
  knife: new RegExp(ofKitchen, 'i'),
  blades: /\b(?:shav\w+|barber\w*|beard|stubble|grass|roller|skates?|ice|fan|razor[- ]sharp|wit|mower|helicopter)\b/i,
  scissors: /\b(?:hair\w*|paper|craft\w*|sew\w*|fabric|salon|rock|nails?|kitchen|wrapping)\b/i,
  rope: new RegExp(ofRope, 'i'),
  belt: /\b(?:black|brown|green|seat|conveyor|tool|fan|judo|karate|timing|utility|bible|trousers|suit|jeans|dress|below the|under (?:my|his|her|their|your|our|the))\b/i,
  gun: /\b(?:nerf|water|glue|heat|nail|staple|spray|toy|massage|radar|paintball|top|jump(?:ed|ing)? the|son of a|smoking|stick(?:ing)? to)\b/i,
  bleach: /\b(?:hair|roots|laundry|whites|toilets?|clean\w*|mop\w*|floors?|blonde?)\b/i,
  'car keys':
    /\b(?:lost|lose|find|found|forgot\w*|left|misplaced|looking for|spare|locked (?:in|out)|valet|dealership|test|lesson|instructor|examiner|learner|hill start|parallel park\w*|simulator|game|mario kart|(?:afraid|scared|terrified|frightened|fear|worr(?:y|ied)|nervous|phobia)[^.!?]{0,30}|someone else|truck driver|slipped|by accident|accidentally)\b/i,
}

/** It lies close or is theirs: then it may be meant, whatever it is for. */
const isNear =
  /\b(?:here|next to|beside|in front of|in my (?:hand|room|drawer|bag|pocket|jacket|bed\w*|wardrobe|closet|house|flat)|on the (?:table|bed|desk|counter)|looking at|staring at|holding|hold|counted|counting|saved|hid(?:den|ing)?|stash\w*|kept|enough|use (?:it|them)|keep thinking)\b/i

const joking = /\b(?:lol|lmao|haha\w*|hehe\w*|jk|joke|joking|kidding|figuratively|metaphor\w*|so to speak)\b|[😂🤣😅]/iu

/** Named for what it is ordinarily used for. */
export function isForSomethingOrdinary(name: Means, sentence: string): boolean {
  return ordinary[name].test(sentence) && !isNear.test(sentence)
}

const owned =
  /\b(?:have|['’]ve|has|got|keep|kept|keeping|own|bought|buy|ordered|found|took|take|stole|hid(?:den|ing)?|saved|saving|stash\w*|there(?:['’]s| is| are)|(?:is|are|it['’]s|they['’]re) (?:in|on|under|here|by)|in (?:my|the) (?:drawer|room|bag|closet|wardrobe|house|kitchen|car|truck|bathroom|cabinet|garage|loft|attic|shed|jacket|pocket)|here|next to|beside|looking at|staring|thinking (?:of|about)|think (?:of|about)|use)\b/i

/**
 * Before any danger was known, a thing counts only if they have it or think of it, and not for their work or in fun: "I've a lot
 * of knives" from a chef, "a rope for climbing".
 */
export function isSaidInPassing(name: Means, sentence: string, messages: readonly string[]): boolean {
  if (joking.test(sentence)) return true
  const isOfWork = name !== 'car keys' && messages.some((message) => ofWork[name]?.test(message) === true)
  if ((isOfWork || ordinary[name].test(sentence)) && !isNear.test(sentence)) return true
  return name !== 'car keys' && !owned.test(sentence)
}

/** Told anywhere in the talk, these explain why somebody has such a thing. */
const ofWork: Partial<Record<Means, RegExp>> = {
  knife:
    /\b(?:chefs?|line cook|fry cook|sous|in (?:a|the|my) kitchen|my (?:entire )?kitchen|restaurant|butcher\w*|fishmonger\w*)\b/i,
  rope: /\b(?:climb(?:er|ing)?|sail(?:or|ing)?|rigger|arborist|crag|abseil\w*)\b/i,
  scissors: /\b(?:hairdress\w*|salon|stylist|seamstress|tailor)\b/i,
  blades: /\b(?:barber\w*|hairdress\w*)\b/i,
  bleach: /\b(?:cleaner|hairdress\w*|housekeep\w*|janitor)\b/i,
  tablets: /\b(?:pharmac\w+|nurse|chemist)\b/i,
  pills: /\b(?:pharmac\w+|nurse|chemist)\b/i,
  medication: /\b(?:pharmac\w+|nurse|chemist)\b/i,
}
