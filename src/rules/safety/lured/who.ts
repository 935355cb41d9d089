import { createPhraseList } from '../phrases/phrase-list.ts'
import { soundsAdult, soundsYoung } from '../young.ts'

/** One message, as it was typed and as one plain line. */
export type Told = { text: string; line: string }

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at).join('|')

const person =
  '(guy|man|men|boy|bloke|dude|lad|girl|woman|lady|person|someone|somebody|player|streamer|mod|admin|friend|mate|bf|' +
  'boyfriend|gf|girlfriend|stranger|adult|photographer|agent|producer|he|she|him|her|them)'
const apps =
  '(roblox|minecraft|fortnite|discord|snap|snapchat|insta|instagram|ig|tiktok|tik tok|wizz|yubo|omegle|monkey|twitch|' +
  'kik|telegram|whatsapp|xbox|ps5|ps4|playstation|gta|valorant|cod|fifa|brawl stars|vrchat|vr chat|rec room|gorilla tag|' +
  'adopt me|blox fruits|bloxburg|overwatch|apex|genshin|reddit|messenger|online|internet|server|lobby|clan|guild|app|game|games|stream|group chat|forum|website|chat room)'

/** Somebody they know from a screen only. */
const online = createPhraseList([
  `${person} ~2 (from|on|off|of|in|via|through|thru|over) ~3 ${apps}`,
  `(met|know|got to know|talking to|talk to|chatting to|chatting with|chat with|speaking to|texting) ~4 (on|in|from|through|thru|over|via) ~3 ${apps}`,
  '(online|internet|gaming|discord|roblox|snap|game|insta) (friend|boyfriend|bf|girlfriend|gf|guy|person|man|mate)',
  '(never|not) ~2 (met|seen) (him|her|them|each other) ~2 (irl|person|real life|yet)',
  `(random|some|this|a|an) ~2 ${person} ~2 (added|messaged|dmed|texted|followed|friended) (me|her|him|my)`,
  '(met|know) (him|her|them) online',
  `${person} ~4 online`,
  '(from|on|off) (the|a|my|this|our|his|her) ~2 (server|lobby|app|clan|guild|forum|chat room|game)',
  '(follows|followed|found) me on ~2',
  'only know (his|her|their) (voice|name|username|avatar)',
  '(friend|someone|somebody|guy|girl|man|woman|person) (on|from|off) (the|a|an|some|this) (app|game|server)',
  '(guy|man|dude|girl|woman|someone|somebody|person) (on|from|in) (discord|roblox|minecraft|fortnite|valorant|snap|insta|twitch|vrchat)',
  'never met (him|her|them)',
  `we met (on|in|through|over) ~3 ${apps}`,
])

const older = createPhraseList([
  `(he|she|they|guy|man) (is|are|was|turned|claims) ~2 (${numbers(18, 69)}) !(minutes|mins|min|km|miles|days|weeks|months|points|percent|pounds|dollars|hours|seconds|levels|kills|followers|cm|kilos|kg)`,
  `${person} ~6 (is|are|was) ~2 (${numbers(18, 69)}) !(minutes|min|km|miles|days|weeks|months|points|percent|pounds|dollars|hours|seconds|levels|kills|followers)`,
  `(says|said) ~2 (is|are) ~1 (${numbers(18, 69)}) !(minutes|points|percent|pounds|hours|levels)`,
  `${person} (who|whos|aged) ~2 (${numbers(18, 69)})`,
  `(a|an|this) (${numbers(18, 69)}) (year old|yr old|yo)`,
  '(older|grown|adult|grown up) (guy|man|boy|girl|boyfriend|bf|woman|person|friend|dude|lad|bloke|player)',
  '(he|she|they|guy|man|boyfriend|bf|friend) (is|are) ~3 older',
  '(he|she) ~2 (drives|has (a|his own|her own) (car|flat|place|apartment|job|kid)|goes to (uni|college|university)|in (uni|college|university))',
  '(he|she) is ~2 (twenty|thirty|forty|fifty)',
  '(he|she) is ~2 in (his|her) ~1 (twenties|thirties|forties|20s|30s|40s)',
  '(old|much older) than (me|her|him|i am)',
])

/** What people who groom say too, so it only raises the bar. */
const sameAge = createPhraseList([
  `(he|she|they) (is|are) ~3 (${numbers(9, 17)}) !(minutes|points|followers|years older)`,
  `(friend|mate|guy|girl|boy) ~3 (is|are) ~1 (${numbers(9, 17)}) !(minutes|points|followers|years older)`,
  `(${numbers(9, 17)}) (too|as well|like me|same as me)`,
  '(same age|my age|our age|age as me)',
])

/** Known from life, and not from a screen. */
const fromLife = createPhraseList([
  '(in|from|at) my (class|year|form|school|grade|team|street|church|swim club|football club|club)',
  '(from|in) (school|class|swimming|football|church|scouts)',
  '(my|our) (cousin|brother|sister|uncle|aunt|auntie|neighbor|neighbour|colleague|coworker|pen pal) (is|who|on|and|from)',
  '(pen pal|penpal|exchange partner|exchange student)',
])

/** Somebody whom they know from a screen only, whoever else the day was about. */
export function isFromScreen(told: readonly Told[]): boolean {
  return told.some(({ line }) => online.has(line) && !fromLife.has(line))
}

export type Stranger = 'none' | 'same_age' | 'unknown' | 'older'

export function strangerIn(told: readonly Told[]): Stranger {
  const lines = told.map(({ line }) => line)
  if (lines.some((line) => older.has(line)) || isYearsApart(lines)) return 'older'
  if (!isFromScreen(told)) return 'none'
  return lines.some((line) => sameAge.has(line)) ? 'same_age' : 'unknown'
}

/** A sixteen-year-old is somebody older for a child of ten. */
const yearsApart = 4
const ownAge = / i (?:am|was|turned) (?:only |still )?(\d{1,2}) (?!minutes|hours|days|weeks)/
const theirAge =
  / (?:he|she|they|friend|boyfriend|girlfriend|guy|boy|girl) (?:is|are)(?: \S+){0,2} (\d{1,2}) (?!minutes|hours|days|weeks)/

function isYearsApart(lines: readonly string[]): boolean {
  const ageIn = (age: RegExp) => Number(lines.map((line) => age.exec(line)?.[1]).find(Boolean) ?? Number.NaN)
  return ageIn(theirAge) - ageIn(ownAge) >= yearsApart
}

const youngWords = createPhraseList([
  '(i am|am|i was|i turned|turned|turn|turning|i will be) ~1 (nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)',
  `(i turn|turning|i will be|about to be) ~1 (${numbers(9, 17)}) !(minutes|years|points)`,
  `(year|yr|grade) (${numbers(5, 11)})`,
  `(i am|am) ~1 (${numbers(8, 17)}) !(minutes|mins|min|days|weeks|months|hours|points|percent|pounds|kilos|kg|followers|people|times|steps|and a half hours|am|pm)`,
  `i have (${numbers(8, 17)}) years !(of|experience)`,
  `youngest at (${numbers(8, 17)})`,
  `(boy|girl|male|female|kid|teen) ~1 , (${numbers(9, 17)}) `,
  `(is|are) (${numbers(9, 17)}) ~2 (like|same as) me`,
  '(at|after|before|in|from|to|off|whole|my|entire) school',
  'school (tomorrow|today|tonight|starts|finishes|was|sucks|i go to)',
  '(finish|finished|start|hate|skip|skipped|missed|miss|leave) school',
  '(mom|dad|parents) ~1 (check|checks|took|takes|read|reads) ~1 my phone',
  '(sophomore|freshman|homework|gcse|gcses|detention|recess|sixth form|my classmates|my teacher|form tutor|maths teacher|head of year)',
  '(mature|grown up) ~2 for (my|your) age',
  '(i am|am) ~1 (a kid|a child|a minor|underage|under 18|not 18)',
  '(not|never) (to)? ~1 tell (my|your) ~1 (mom|dad|parents)',
  '(mom|dad|parents) ~1 (does|do|will|would) not (let|allow|know)',
  '(am|was|got|get|be|being) grounded',
])

/** School life and a phone that parents take. An adult may have lunch alone as well, at work. */
const schoolLife = createPhraseList([
  'lunch (table|tables|lady|break at)',
  '(sit|sits|sitting|sat|eat|eats|eating|nobody|no one) ~3 (with|alone|myself|own) ~2 (at|in|on|during) (lunch|homeroom|the cafeteria|cafeteria|the bus|class)',
  '(moved|swapped|switched|changed) tables',
  '(homeroom|cafeteria|lockers|my locker|school bus|group project in class|pe class|gym class|math class|english class|in class)',
  '(mom|dad|parents) (will|would|always|is going to)? ~1 (take|takes|took) (away)? ~1 (my|the) (phone|ipad|tablet|laptop|switch|xbox)',
  '(takes|take|took) my phone ~1 (away|off me)? $',
])

/** Somebody grown up, though no age is told. A child may say such a thing too, so an age or a school outweighs it. */
const grownWords = createPhraseList([
  '(my|our) (boss|manager|coworker|coworkers|colleague|colleagues|office|job|wife|husband|ex wife|ex husband|kids|kid|daughter|son|students|pupils|mortgage|landlord|client|clients|divorce|therapist|employees)',
  '(at|from|after|to) work',
  '(hinge|bumble|tinder|grindr|okcupid|match com|dating (app|site|profile))',
  '(i teach|i work|i am (divorced|married|widowed|retired|a (teacher|nurse|mother|father|mom|dad|widow|widower)))',
  '(a|the|my) new job',
])

/** They say that they are grown up, or it shows. */
export function isGrownPerson(told: readonly Told[]): boolean {
  return told.some(({ text, line }) => soundsAdult(text) || grownWords.has(line))
}

/** Signs of being young: an age, a school, parents who must not know. One grown-up sign anywhere outweighs them. */
export function isYoungPerson(told: readonly Told[]): boolean {
  if (told.some(({ text }) => soundsAdult(text))) return false
  if (told.some(({ text, line }) => soundsYoung(text) || (youngWords.has(line) && !child.has(line)))) return true
  return !isGrownPerson(told) && told.some(({ line }) => schoolLife.has(line) && !child.has(line))
}

const child = createPhraseList([
  '(my|our|her|his) ~3 (daughter|son|kid|child|niece|nephew|stepdaughter|stepson|granddaughter|grandson|student|pupil|godson|goddaughter)',
  '(my|our|her|his) (little|younger|baby|kid|#|## ~2) ~1 (sister|brother|cousin)',
  '(my|our|her|his) (sister|brother|cousin|friend|mate|best friend) ~2 (is|who is|aged) ~1 (8|9|10|11|12|13|14|15|16|17)',
])

/** A child of whom somebody else tells. */
export function namesChild(told: readonly Told[]): boolean {
  return told.some(({ line }) => child.has(line))
}
