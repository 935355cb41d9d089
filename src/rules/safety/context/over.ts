import { createPhraseList } from '../phrases/phrase-list.ts'
import type { PhraseGroup } from '../signal.ts'

const longAgo = createPhraseList([
  '# ~1 years (ago|on|since|clean|sober|later|fine|well|recovered|over|gone|out|today|back|free)',
  'years (ago|since|before|back)',
  '(out of my life|gone|over|since|over and done|done ,) ~1 # years',
  '(since years|over and done|long past|last year|ancient history)',
  '(long|ages) (ago|over|time ago|time back|behind|since|well)',
  '(when|while) (i|he|she|we|they) (was|were) (a|an|in|at|only|#|thirteen|fourteen|sixteen|seventeen|eighteen|nineteen|small|little|young|younger|still|teens|kids|teenagers|students|growing)',
  '(as|like) (a|an) (girl|boy|kid|child|teen|teenager|student|young)',
  'in my ~1 (teens|twenties|thirties|childhood|youth|finals year|student days|past)',
  '(after|since) my ~1 (first|second|third) baby',
  '(that was|was) (long|years) ago',
  '(my|the) (first|ex) (husband|wife|marriage)',
])

/** A year with four digits, or with two after a word that can only introduce a year: "in '09". */
const year =
  /\b(?:19[3-9]\d|20[01]\d|202[0-4])\b|\b(?:in|of|since|winter|summer) (?:0\d|[6-9]\d) (?!s |sec|seconds|min|minutes|days|hours|people|percent|kg|pounds)/

const wellNow = createPhraseList([
  '(am|is|are|feel|been|weight|doing|all) (so|all|very|properly|mostly|long|now|quite|a|the|weirdly|and|of|in|ok|annoying about how)? (well|fine|good|okay|happy|happiest|happily|safe|sober|clean|recovered|free|grand|great|boring|ordinary|strong|healthy|steady|stable|loud|content|lovely|kind|angel|ok)',
  '(well|fine|good|okay|happy|safe|sober|clean|recovered|steady) (now|since|for (#|years|ages|long)|these days|today|# years|and (happy|boring|well))',
  '# ~1 years (clean|sober|fine|well|recovered|free|good)',
  '# ~3 (good|happy|clean|sober|boring|peaceful|quiet) years',
  '(he|she) is !(not|in my|back|outside|here|at my|still) ~6 now',
  '(he|she) is (a|an) !(mess|wreck|danger|ghost|risk|shell)',
  '# years (gone|~1 since (i|he|she) last)',
  'a good (marriage|life|husband|wife|man)',
  '(like|love) my (life|job|grub|kids)',
  'gave a (talk|speech) about',
  '(recovered|healed|discharged|signed (me|her|him) off|long over|well over|(is|are) over|behind (me|her|him|us)|made ~1 peace|at peace|over and done|all over|long well|got through|came through|got ~1 help|had ~1 help|got better|helped (me|her|him)? through|did the (therapy|work|trial|court)|done my therapy|they treated|ancient history|never since|survived)',
  '(got|gave|have) (him|her|me) back',
  'glad (it|i) (did not|am still)',
  '(i|he|she|they|we) (run|runs|coach|coaches|teach|teaches|sing|sings|have|has|love|loves|like|likes|eat|eats|sleep|fish|dance|live|lives|make|makes|work|works|complain|complains|lead|leads|got) ~6 now',
  '(he|she) (coaches|runs|teaches|sings|lives|works|studies|plays|makes|rings|has (a|an|two|three|#))',
  'now (i|he|she) (run|runs|coach|coaches|teach|teaches|sing|sings|have|has|love|loves|eat|eats|live|lives|work|works|complain)',
  '(i|he|she) (is|am) (a|an|the|our|my|team|union) ~5 now',
  '(i|he|she) (sleep|sleeps|fish|eat like|eats like)',
  '(out of my life|(another|different) country|in (jail|prison)|to (jail|prison)|remarried|new (husband|life)|he (died|is dead|is far))',
  '(thank|thanks) (god|allah|the lord)',
  '(today|tonight|yesterday|this morning) ~5 i (gave|ran|hosted|ordered|wore|stood|chaired|spoke|sang|danced|laughed)',
  'i (gave|ran|hosted|ordered|wore|stood|chaired|spoke|sang|danced) ~8 (today|tonight|yesterday|this morning|to the)',
  '(wore|ordered|hosted|chaired) ~12',
  'nobody (cared|stared)',
])

/** Casts doubt on "I am fine now". A danger told in the present tense is found anyway. */
const backAgain = createPhraseList([
  '(relapse|relapsed|relapsing|slipped up)',
  '(it|this|thoughts|feelings|urges|voices|they|feeling|everything) ~2 (back|returned|returning|coming back|came back|worse|stronger|starting again)',
  '(not|never|barely) ~1 (well|fine|okay|safe|good !(at|with)|coping|happy)',
  '(started|starting|start|begun|began|doing it|at it) again',
  '(pretend|pretending|lately|same (feeling|thoughts|place|dark))',
  '(tonight|today|yesterday|now|last night) ~4 again',
  '(did|doing|do|done) (it|that) again',
  'another (box|bottle|packet|handful|one)',
  '(dealer|craving|cravings|tempted|urge|urges|in my hand)',
  '(he|she) is ~1 (in my (class|school|office|street|building|house)|back|outside|at my|next door)',
  '(want|going|tempted|about) to (try|do it|do that) again',
])

/** The whole message tells of something long ago and of a good life since. */
export function isOverAndWell(line: string): boolean {
  // For a child, nothing of this is long ago.
  if (/\bam (?:only |still )?(?:[7-9]|1[0-7]) /.test(line)) return false
  return (longAgo.has(line) || year.test(line) || hasGrownOlder(line)) && wellNow.has(line) && !backAgain.has(line)
}

/** "At 22 … I am 49": two ages, years apart. */
function hasGrownOlder(line: string): boolean {
  const then = /\b(?:at|was|aged) (\d\d) /.exec(line)?.[1]
  const now = /\b(?:am|is|now|at) (\d\d) /.exec(line.slice(line.indexOf(` ${then} `) + 1))?.[1]
  return then !== undefined && now !== undefined && Number(now) >= 18 && Number(now) - Number(then) >= 4
}

const presentDeed =
  /\b(?:want|wants|wish|hope|am|keep|keeps|going|will|hits|beats|hurts|slaps|chokes|kicks|punches|touches|raping|ready|thinking)\b/
const recent =
  /\b(?:tonight|right now|again|lately|yesterday|this (?:week|morning|evening|month)|last (?:night|week|month)|(?:minutes?|hours?|days|weeks|an hour) ago|every (?:day|night)|(?:and|but) now (?:i|he|she|they|it)|still (?:want|do|think|cut|hits|have))\b/

/** A verb in the past tense. "They can hear my thoughts" has none, whatever year the message names. */
const pastDeed =
  /\b(?:was|were|had|did|tried|trying|took|swallowed|ended|overdosed|raped|assaulted|abused|attacked|hit|beat|broke|hurt|cut|starved|wanted|drank|put|told|asked|survived|spiked|stopped|after|since|as)\b/

/** Whether a phrase in such a message belongs to the past, and is not an addition about now. */
export function isToldAsPast(
  { name, whose }: Pick<PhraseGroup, 'name' | 'whose'>,
  found: string,
  sentence: string,
): boolean {
  // Who says "I nearly ended it, fifteen years ago" may go on about somebody else, today.
  if (whose === 'other' && !longAgo.has(sentence) && !year.test(sentence)) return false
  // Means at hand need a date of their own: the rest of the message may be about another time.
  if (name.startsWith('means_at') && !longAgo.has(sentence) && !year.test(sentence)) return false
  const deed = found.replace(/\bdid not want\b|\bnot want to (?=live|be alive)/g, '')
  if (!pastDeed.test(sentence) && !longAgo.has(sentence) && !year.test(sentence)) return false
  return !presentDeed.test(deed) && !recent.test(sentence.replace(/\byears today\b/g, ''))
}
