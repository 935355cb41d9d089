/** Exhausting things that are not people. Places are left out: "the guy at work wants to kill me" is about a person. */
const ordeal =
  '(job|traffic|price|prices|exam|exams|oral|presentation|speech|commute|deadline|homework|heat|stairs|hangover|tequila|' +
  'vodka|wine|gin|workout|burpees|essay|thesis|spreadsheet|cramps|printer|economy|rent|weather|diet|coursework)'

const treat =
  '(trifle|cappuccino|cappuccinos|latte|lattes|peanuts|cake|cakes|pudding|biscuits|cookies|pasta|chips|crisps|ice cream|' +
  'curry|samosas|dumplings|sushi|wine gums|haribo|mince pies|karaoke|quizzes|podcasts|christmas)'

const soft =
  '(towel|pillow|pillows|cushion|cushions|balloon|newspaper|napkin|snowball|snowballs|foam|lasagne|lasagna|cake|ball|' +
  'popcorn|confetti|rice|socks|frisbee|bread roll|paper plane)'

/** A soft object can also be thrown in anger; then the message tells of the harm. */
const unharmed = '!(~8 (until|bruise|bruises|bruised|bleed|bled|bleeding|hurts|hard|choke|face|breathe|scared))'

/**
 * Words of death and violence used for trifles, masked like the idioms. They are kept apart because typos are not
 * corrected towards their words: with a list of desserts, "cast" would become "cake".
 */
export const exaggerations: readonly string[] = [
  `^ (this|my|the|that|our)? ~1 ${ordeal} ~1 (want|wants|trying|tried|going|will|is going|about) to? (kill|murder|finish|destroy) (me|us)`,
  '(it|this|that) (is|will) (going to)? kill (somebody|someone)',
  '(tried|trying|wants) to kill (us|me) with (burpees|squats|laps|drills|homework|kindness|spreadsheets)',
  '(tie|collar|scarf|mask|necklace|seatbelt|shirt|bra|lanyard) ~2 (choking|strangling|killing) me',
  'dead in the water',
  'robbed me blind',
  'will it kill (me|us|everybody|everyone|anyone)',
  '(raise|raising|raised) the dead',
  'am dead and so (happy|excited|proud|grateful|in love)',
  'gun to my head ,? i (could|would|can) (not)? ~1 (say|tell|name|pick|choose|remember|guess|answer|speak)',
  'other side of the (roof|building|room|office|street|house|hall|scaffold)',
  '(till|until|so long|making me|makes me|made me) (i)? (lose|lost) the will to live',
  'have done (the)? breathing',
  '(keep|keeping) (it|the (conversation|chat|talk|thread|banter|plant|plants)) alive',
  '(goodbye)? ~1 world ,? of warcraft',
  '(end|ending) (it|things) (tonight|tomorrow|today|soon|this (week|weekend|evening))? with (him|her|them|my ~1 (girlfriend|boyfriend|partner|fiance|ex|situationship)|this (guy|girl|man|woman))',
  '(hang|hung|hanged) ,? (draw|drawn) ~2 (quarter|quartered)',
  'suicide (seat|chair|slot)',
  'like a suicidal ~1 (deer|squirrel|pigeon|rabbit|lemming|goat|hedgehog)',
  'rather (jump|leap|throw myself) (off|from|in) ~4 (bridge|cliff|roof|building|river|window) (than|lol)',
  // Other people's remarks about how one looks.
  '(said|says|asked|asks|asking|goes|went|shouted) ~6 are you ~2 having (a|an) (allergic reaction|stroke|heart attack|seizure|fit)',
  'slit my (wrists|throat) (sooner|rather) than (say|ask|call|ring|tell|sing|speak|present|talk|complain)',
  `(overdose|overdosed|overdosing) (on|of) ~3 ${treat}`,
  'what does ~1 (kms|kill myself|kill yourself) (mean|stand for)',
  '(kms lol|lol kms)',
  `(hit|hits|hitting|beat|beats|whacked) (me|us) ~1 with ~3 ${soft} ${unharmed}`,
  `(threw|throws|throwing|chucked) ~3 ${soft} ~3 at (me|us) ${unharmed}`,
  `(threw|throws|throwing|chucked) (a|her|his|the) ~1 ${soft} at (me|us) ${unharmed}`,
  'thought (i|he|she) was having (a|an) (heart attack|stroke|seizure) , ~1 (doctor|doc|gp)',
  '(dog|cat|puppy|labrador|spaniel|hamster|rabbit|horse) ~2 (ate|eaten|swallowed|drank|got into) ~6',
  '(drink|stuff|coffee|it|that|prep) is poison',
]
