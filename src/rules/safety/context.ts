import { createPhraseList } from './phrase-list.ts'
import type { Turn } from './signal.ts'

export type Surroundings = { turns: ReadonlySet<Turn>; subject: Subject }
export type Subject = 'self' | 'other' | 'you'

type Span = { start: number; end: number }

/** What the words around a found phrase do with it. */
export function surroundingsOf(line: string, { start, end }: Span): Surroundings {
  const sentence = sentenceAround(line, { start, end })
  const found = line.slice(start, end)
  const before = line.slice(sentence.start, start)
  const clause = before.slice(lastClauseStart(before))
  const whole = line.slice(sentence.start, sentence.end)
  const after = line.slice(end, sentence.end)
  const turns = new Set<Turn>()
  if (isNegated(clause)) turns.add('negated')
  if (isPast(before, found, after)) turns.add('past')
  if (isEmbarrassed(line, whole)) turns.add('embarrassed')
  if (isFiction(before, found, after)) turns.add('fiction')
  if (hypothetical.has(clause) || hypothetical.has(before)) turns.add('hypothetical')
  if (accident.has(whole)) turns.add('accident')
  if (/(?:^| )(?:if|unless) /.test(whole)) turns.add('conditional')
  if (occasions.has(line)) turns.add('occasion')
  return { turns, subject: subjectOf(before, found) }
}

function sentenceAround(line: string, { start, end }: Span): Span {
  const from = Math.max(line.lastIndexOf(' . ', start), line.lastIndexOf(' ? ', start), 0)
  const stops = [line.indexOf(' . ', end - 1), line.indexOf(' ? ', end - 1)].filter((at) => at >= 0)
  return { start: from + 1, end: Math.min(...stops, line.length - 1) + 1 }
}

function lastClauseStart(before: string): number {
  let at = 0
  for (const { index } of before.matchAll(/(?:^| )(?:,|but|yet|although|though|however|because|except) /g)) at = index
  return at
}

/** Negations that deny nothing: "can't stop thinking of it", "not joking". They are taken out before the others count. */
const emptyNegations = createPhraseList([
  '(can|could) not (stop|help|shake|get|quit|tell|talk|say|explain|sleep|escape|cope|take|handle|see|find|think|stand|bear|do|go)',
  '(do|does|did) not (care|mind|matter) (if|whether|that)?',
  'not sure ~2 (will|would|can) not',
  '(do|did|does) not (know|see|tell|understand|get why|have anyone|sleep|talk)',
  'not (sure|only|joking|kidding|lying|exaggerating|okay|fine|safe|trust|long|good|well|the first|stop|stopped|scared|afraid)',
  'not (feeling|doing|coping|sleeping|eating) (well|okay|good|great|fine|safe|too|so|much|like myself|and|,)',
  'no (idea|doubt|joke|lie|matter|friends|sleep|hope|reason|point|way)',
  '(never|not) (told|stopped|been|felt) (anyone|so|this|like|more|worse)',
  'nobody (knows|cares|would|will|understands)',
  'why not',
  'nothing (helps|works|matters|else)',
])

const negations = createPhraseList([
  '(not|never|no|without|nor|neither|stopped|hardly|against|instead of|rather than|far from|nowhere near|nothing about)',
])

/** Denied within the same part of the sentence, and not further away than a few words. */
function isNegated(clause: string): boolean {
  const near = emptyNegations.cover(clause).trim().split(' ').slice(-6).join(' ')
  return negations.has(`${near} `)
}

const longAgo = createPhraseList([
  'used to',
  '(when|while|back when|since) (i|he|she) was (a|an|in|only|#|much|still|little|young|younger|growing|at)',
  '# (years|months|decades) (ago|back|earlier|before)',
  '(a|one|last) (year|decade|long time|few years|while) (ago|back)',
  '(years|months|ages|decades|long) ago',
  '(in|during|through|throughout) (high school|middle school|college|university|uni|school|my (teens|twenties|childhood|youth|past)|the past|sixth form|19\\d\\d|20[01]\\d|202[0-5])',
  '(as|like) (a|an) (kid|child|teen|teenager|adolescent|student|young)',
  '(back then|back in|growing up|in my past|once upon|a few years back|years back|at the time|in those days|once tried|last (year|spring|summer|fall|autumn|winter))',
  '(before|until) (therapy|treatment|i got (help|better|sober|clean)|recovery|getting (sober|clean|help))',
  '(was|were|been) (so|very|really|once)? suicidal (when|before|until|back|then|at|for|as|in)',
  '(in recovery|recovered|recovering|am better now|doing (much|so|way|a lot)? ~1 better|got better|got help|therapy helped|clean|over it now|behind me|healed)',
  '(ex|ex husband|ex wife|ex boyfriend|ex girlfriend) used to',
  '(had|survived|beat|overcame|history of) ~1 (anorexia|bulimia|depression|suicidal)',
])

const stillNow = createPhraseList([
  '(still|again) (do|want|think|thinking|have|having|feel (it|that|like|suicidal)|am|wish|get|cut|cutting|happens|happening|going|does|hits|beats|hurts|doing|suicidal|there|tonight)',
  '(is|are|it|they|thoughts|feelings|urges|has|have) ~1 (back|coming back|came back|come back|returned|returning|starting again|worse|getting worse|stronger)',
  '(now|lately|today|tonight) ~3 (back|worse|again|stronger|returned|same)',
  '(again|lately|tonight|right now|these days|every (day|night)|last night|this (morning|week|evening)|yesterday|relapsed|relapsing) $',
  '(happening|feeling it|feel that way|feel like that) again',
  'again (lately|now|tonight|today|this)',
])

const wantedOnce = createPhraseList(['(wanted|hoped|wished|longed) to ~2 (die|be dead|disappear|not exist)'])
const recently = createPhraseList([
  '(last night|yesterday|today|tonight|this (morning|week|evening|afternoon)|earlier|an hour ago|minutes ago|all (day|night|week)|for (days|weeks|months|a while)|lately|every (day|night|morning)|still|ever since|recently|now|always)',
])

function isPast(before: string, found: string, after: string): boolean {
  const sentence = `${before}${found}${after}`
  if (stillNow.has(sentence)) return false
  if (longAgo.has(sentence)) return true
  return wantedOnce.has(found) && !recently.has(sentence)
}

const blush = createPhraseList([
  '(embarrassed|embarrassing|embarrassment|awkward|cringe|cringey|mortified|mortifying|blushed|blushing|facepalm|oops|whoops|tripped|waved back|autocorrect|karaoke|icebreaker|icebreakers|voice cracked|spilled|crush|wrong (person|chat|number|name)|reply all|search history|fly was (down|open)|called (him|her|my (teacher|boss)) (mom|dad))',
])
const trifle = createPhraseList([
  '(if|when) (i|we|they|he|she|you) ~1 (have to|make|makes|must|get|gets|mess|mess up|ask|asks|call|calls|screw|schedule|say|says|play|plays|hear|see|need to|need|am asked|give|give me|assign|assigns|add|adds|do another|have another|sit through|put)',
  '(meeting|presentation|homework|zoom|monday|speech|icebreaker|icebreakers|karaoke|essay|spreadsheet|deadline|small talk|networking|math|chemistry|group project|wifi|lag|printer|alarm clock|video game|stand up|standup|email|emails|song|traffic|commute|boss asks|pop quiz)',
])
const meantInEarnest = createPhraseList([
  '(mean it|not (joking|kidding|a joke|exaggerating|being dramatic)|no joke|serious|for real|literally planning|every (day|night)|all the time)',
])

/** Shame, or a joke about a trifle. A laugh alone is no joke: people laugh when they say the worst. */
function isEmbarrassed(line: string, sentence: string): boolean {
  if (meantInEarnest.has(line)) return false
  if (blush.has(sentence)) return true
  return trifle.has(sentence) && (line.includes(' lol ') || trivialCondition.has(sentence))
}
const trivialCondition = createPhraseList([
  'if (i|we|they|he|she|you) ~1 (have to|make me|makes me|ask me|asks me|must|schedules|schedule|hear)',
])

const work =
  '(essay|paper|thesis|dissertation|book|novel|story|poem|movie|film|show|series|episode|documentary|podcast|song|' +
  'lyrics|lyric|play|script|musical|opera|game|article|talk|presentation|lecture|seminar|speech|report|assignment|' +
  'project|exam|class|course|workshop|training|research|study|character|scene|chapter|monologue|sketch|anime|manga|' +
  'campaign|fundraiser|hotline|helpline|charity|unit|module|lesson|video|comic|memoir|book club|debate|panel|meme)'

const fictionBefore = createPhraseList([
  `${work} ~4 (about|on|where|called|titled|with|goes|says|of|which|discussing|covers|deals with|named|that|part on|part about|whole part)`,
  `in (the|my|a|this|that|our) ~2 ${work}`,
  `(main|my|the|a|her|his) ~1 (character|protagonist|villain|hero|role|part) ~3`,
  '(playing|play|plays|acting|reading|read|write|writing|wrote|watch|watching|watched|discussed|discussing|studying|learning|researching|teach|teaching) ~4 (about|on|a|the|in)',
  '(work|volunteer|volunteering|working|works|job|shift|shifts|train|training) ~2 (at|on|for|with|as) ~3',
])
const fictionAfter = createPhraseList([
  `(in|from|of) (the|my|a|this|that|our) ~2 ${work}`,
  '(prevention|awareness|hotline|helpline|statistics|research|rates|survivors|in (teenagers|teens|adolescents|students|literature|men|women|shakespeare)|scene|chapter|unit|essay|exam)',
])
const lines = createPhraseList([
  `(song|lyric|lyrics|line|lines|quote|poem|chorus|monologue|character|book|movie|script) ~4 (goes|says|reads|is|sings|said|where|i)`,
])

const topics = createPhraseList([
  '(signs|symptoms|causes|risks|types|definition|rates|statistics|history|psychology|stigma) (of|around|about) ~2 (suicide|suicidal|self harm|overdose|abuse|violence|assault)',
  '(process|processed|processing|understand|understanding|treat|treating|treats|prevent|preventing|reverse|reverses|skills for|coping with past) ~2 (suicide|suicidal|self harm|overdose|abuse|trauma)',
])

/** Talked about, not felt: an essay, a part in a play, a job. Somebody who says "I want" means it, lyrics aside. */
function isFiction(before: string, found: string, after: string): boolean {
  if (lines.has(before) || topics.has(`${before}${found}`)) return true
  const speaks = /(?:^| )(?:i|me|makes me|i am) (?:\S+ ){0,2}$/.test(before) || /\bmyself\b|\bmy\b/.test(found)
  if (speaks && !/\bself (?:harm|injury)/.test(found)) return false
  return fictionBefore.has(before) || fictionAfter.has(`${found}${after}`)
}

const hypothetical = createPhraseList([
  '(what|how) (do|would|will|does|should|happens|can|could) ~3 (you|this app|the app|wingmate|hearten|i) ~3 (if|when) ~3',
  '(if|when|suppose|say|imagine) ~1 (i|someone|a user|users|somebody|anyone|a person|people) ~1 (told|tell|tells|say|says|said|write|writes|wrote|type|types|mention|mentions|were to) ~2 (you|this app|here|that|this)?',
  '(do|does|would|will|can) (you|this app|the app|it) ~1 (report|call the police|tell|detect|notice|flag|have|offer) ~4',
  '(is|are) (this|there) ~3 (app|bot|resource|resources|help|line) ~3 (for|if)',
])

const occasions = createPhraseList([
  '(party|parties|wedding|reception|meeting|meetings|conversation|conversations|call|dinner|date|dates|event|events|gym|concert|lecture|office|interview|reunion|gathering|conference|networking|small talk|chat|club|bar|restaurant|festival|presentation|speech|lunch|brunch|barbecue|prom|relationship|friendship|marriage|seminar|workshop|elevator|icebreaker|study group|group project|book club|dance|crowd|subject|topic|shift|job|internship|contract|project|team)',
])

const accident = createPhraseList([
  '(accident|accidentally|by mistake|shaving|cooking|chopping|kitchen|slipped|tripped|fell|falling|gym|soccer|football|skiing|skateboard|bike|climbing|workout|running|stove|oven|paper|glass|can opener|gardening|sports|practice|curling iron|hair straightener|coffee|tea|soup|kettle|game|training)',
])

const others = createPhraseList([
  '(he|she|they|someone|friend|friends|sister|brother|mom|dad|son|daughter|kid|boyfriend|girlfriend|husband|wife|partner|roommate|cousin|coworker|colleague|classmate|student|ex|flatmate|housemate|aunt|uncle|nephew|niece|girl|boy|guy|neighbor|teammate|grandma|grandpa|child|teenager|people|woman|man|person|who)',
])

/** Who does it: named in the phrase itself, else the last one named before it, else the one who writes. */
function subjectOf(before: string, found: string): Subject {
  if (/\b(?:myself|my|me|i)\b/.test(found)) return 'self'
  if (/\b(?:himself|herself|themself|themselves|his|her|their)\b/.test(found)) return 'other'
  if (/\byourself\b/.test(found)) return 'you'
  const last = (pattern: RegExp) => Math.max(-1, ...Array.from(before.matchAll(pattern), ({ index }) => index))
  const self = last(/\b(?:i|me|myself|we)\b/g)
  const other = others.lastIn(before)
  const you = last(/\byou\b/g)
  if (self >= other && self >= you) return 'self'
  return other > you ? 'other' : 'you'
}
