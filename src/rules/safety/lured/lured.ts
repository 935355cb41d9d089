import type { DangerKind } from '../../coach/heard.ts'
import { type Assessment, isAlarm, noConcern } from '../assessment.ts'
import { dangersFromOthers } from '../danger-groups.ts'
import { createPhraseList } from '../phrases/phrase-list.ts'
import { normalise } from '../text/normalise.ts'
import { mayTellExtortion, type Signs, signsIn, tellsExtortion } from './extorted.ts'
import { meetsNow, type Piece, piecesIn, warm } from './pieces.ts'
import { groomingHint, type Lure, lureReasons, piecesAskedAbout, scamHint } from './reasons.ts'
import { isFromScreen, isGrownPerson, isYoungPerson, namesChild, strangerIn, type Told } from './who.ts'

/** A day of messages. More than this is another subject, and would only take time. */
const read = 60

export function lureOf(texts: readonly string[]): Lure | undefined {
  const told = texts.slice(-read).map(toTold)
  if (told.some(({ signs }, at) => tellsExtortion(signs, signsOf(told.slice(0, at))))) return 'extorted'
  const stage = stageOf(told)
  return stage === 'groomed' || stage === 'pressed' ? stage : undefined
}

/** Adds to what the rules found what only the messages of a day tell together. */
export function withLure(assessment: Assessment, previousTexts: readonly string[], text: string): Assessment {
  const now = toTold(text)
  if (!isAlarm(assessment) && !mayAdd(now)) return assessment
  const earlier = previousTexts.slice(-read).map(toTold)
  const all = [...earlier, now]
  const lure = newLure(now, earlier)
  if (lure === 'hint' || lure === 'ask' || lure === 'scam') return asHint(assessment, hintReasons[lure])
  if (lure) return asAlarm(assessment, lure, all)
  return isAlarm(assessment) ? asPartOf(assessment, all, lureOf(previousTexts)) : assessment
}

/** Most messages add nothing, and the day is not read again for them. */
function mayAdd(now: Read): boolean {
  return strangerIn([now]) !== 'none' || isYoungPerson([now]) || now.pieces.length > 0 || mayTellExtortion(now.signs)
}

type Hint = 'hint' | 'ask' | 'scam'
type Stage = 'none' | Hint | 'pressed' | 'groomed'
const stages: readonly Stage[] = ['none', 'hint', 'ask', 'scam', 'pressed', 'groomed']
const hintReasons: Readonly<Record<Hint, string>> = { hint: groomingHint, ask: piecesAskedAbout, scam: scamHint }

function newLure(now: Read, earlier: readonly Read[]): Lure | Hint | undefined {
  if (tellsExtortion(now.signs, signsOf(earlier))) return 'extorted'
  const after = stageOf([...earlier, now])
  if (after === 'none') return undefined
  const before = stageOf(earlier)
  if (after === 'groomed' || after === 'pressed') return after !== before || now.pieces.length > 0 ? after : undefined
  return stages.indexOf(after) > stages.indexOf(before) ? after : undefined
}

/** Somebody who says that they are the same age needs more than a gift and a meeting to worry us. */
const grave: ReadonlySet<Piece> = new Set(['secrecy', 'pictures', 'pressure', 'sexual'])

function stageOf(told: readonly Read[]): Stage {
  const stranger = strangerIn(told)
  if (stranger === 'none') return 'none'
  const found = [...new Set(told.flatMap((one) => one.pieces))]
  const isCold = found.some((piece) => !warm.has(piece))
  const isOfChild = namesChild(told)
  if (!isOfChild && !isYoungPerson(told)) return stageAtUnknownAge(told, found, isCold)
  if (stranger === 'same_age') return found.filter((piece) => grave.has(piece)).length >= 2 ? 'groomed' : 'none'
  if (found.length >= 2) return isCold || isOfChild ? 'groomed' : 'ask'
  // Writing every night is a piece only beside others.
  return found.length === 1 && found[0] !== 'nightly' ? 'hint' : 'none'
}

/** Most people do not say how old they are. Then it takes more pieces, and somebody from a screen. */
function stageAtUnknownAge(told: readonly Read[], found: readonly Piece[], isCold: boolean): Stage {
  if (!isFromScreen(told) || strangerIn(told) === 'same_age' || found.length < 2) return 'none'
  const isMany = found.length >= 3 && isCold
  if (isGrownPerson(told)) return isMany ? 'scam' : 'none'
  return isMany ? 'pressed' : 'ask'
}

/** One piece alone: what they came for is answered, and one question comes with it. */
const asked: Assessment = {
  tier: 'checkin',
  kind: 'child_abuse',
  whose: 'self',
  isOver: false,
  isFaint: true,
  reasons: [],
}

function asHint(assessment: Assessment, reason: string): Assessment {
  const isOther = assessment.kind !== null && !dangersFromOthers.has(assessment.kind)
  if (isOther || isAlarm(assessment)) return assessment
  const kind = reason === scamHint ? 'sexual_assault' : asked.kind
  return { ...asked, kind, reasons: reasonsWith(reason, assessment) }
}

function asAlarm(assessment: Assessment, lure: Lure, all: readonly Read[]): Assessment {
  const reasons = reasonsWith(lureReasons[lure], assessment)
  const { kind } = assessment
  const isOwnDanger =
    isAlarm(assessment) && assessment.whose === 'self' && kind !== null && !dangersFromOthers.has(kind)
  // Whoever wants to die because of it hears about that first.
  if (isOwnDanger) return { ...assessment, reasons }
  const now = all.at(-1)
  const isNow = assessment.tier === 'imminent' || (lure !== 'extorted' && now !== undefined && meetsNow(now.line))
  return {
    tier: isNow ? 'imminent' : 'crisis',
    kind: kindOf(lure, all),
    whose: isOfAnother(all) ? 'other' : 'self',
    isOver: false,
    reasons,
  }
}

/** An adult who is blackmailed needs other lines than a child. */
function kindOf(lure: Lure, all: readonly Read[]): DangerKind {
  return lure !== 'extorted' || isYoungPerson(all) || namesChild(all) ? 'child_abuse' : 'sexual_assault'
}

function reasonsWith(reason: string, { reasons }: Assessment): string[] {
  return [reason, ...reasons.filter((one) => one !== reason)]
}

const another = createPhraseList([
  '(my|our|her|his) ~3 (son|daughter|kid|child|brother|sister|friend|mate|nephew|niece|cousin|stepson|stepdaughter|grandson|granddaughter|student|pupil|husband|wife|boyfriend|girlfriend|flatmate|roommate) ~2 (is|was|has|had|sent|got|gets|met|who|being|plays|talks|told|came|did|showed)',
])
const ofMe = createPhraseList([
  '(me|my (nude|nudes|pic|pics|picture|pictures|photo|photos|video|videos|snap|number|face|body|friends|followers|contacts|parents|mom|dad|school|family))',
  'i (sent|send|paid|pay|met|did)',
])

/** A parent, or a friend, tells of it. */
function isOfAnother(all: readonly Read[]): boolean {
  const telling = all.filter(({ pieces, signs }) => pieces.length > 0 || tellsExtortion(signs, []))
  const isNamed = all.some(({ line }) => another.has(line)) || namesChild(all)
  return isNamed && !isYoungOwn(all) && !telling.some(({ line }) => ofMe.has(withoutTelling(line)))
}

/** "She told me" is how they heard of it. */
function withoutTelling(line: string): string {
  return line.replaceAll(/ (?:told|showed|tells|came to|asked|says to|said to|begged) me /g, ' ')
}

function isYoungOwn(all: readonly Read[]): boolean {
  return isYoungPerson(all) && !namesChild(all)
}

const theirDeath = createPhraseList([
  '(says|said|threatens|threatened|threatening|told|tells|texted|saying|if|unless|because of) ~8 (kill|hurt|cut|hang|end|harm) ~1 (himself|herself|themself|themselves|it|his life|her life)',
  '(kill|hurt|cut|hang|end|harm) ~1 (himself|herself|themself|themselves|it|his life|her life) ~2 (if|unless|because of|when) ~1 (i|me)',
  '(says|said|threatens|threatened|told|tells|texted|saying) ~6 (suicide|suicidal|die|dies|end it)',
])
const atHome = createPhraseList([
  '(grabbed|grabs|hit|hits|slapped|slaps|punched|pushed|shoved|kicked|choked|strangled|dragged|bit) ~1 (me|my|us)',
  '(dad|mom|stepdad|stepmom|father|mother|uncle|brother|parents|husband|wife|boyfriend|girlfriend) ~5 (hits|hit|beats|beat|slapped|slaps|punched|kicked|pushed|choked|hurts|hurt|belt|locked|locks|grabbed|throws|threw)',
])

/**
 * A threat that comes from the same person belongs to it: "he says he'll kill himself if I stop" is pressure on the child,
 * and not a friend to be rescued.
 */
function asPartOf(assessment: Assessment, all: readonly Read[], lure: Lure | undefined): Assessment {
  const { kind, whose } = assessment
  const line = all.at(-1)?.line ?? ''
  if (!lure || kind === null || atHome.has(line)) return assessment
  const reasons = [lureReasons[lure], ...assessment.reasons]
  if (whose === 'other' && theirDeath.has(line) && !isOfAnother(all))
    return { ...noConcern, tier: 'crisis', kind: kindOf(lure, all), whose: 'self', reasons: [lureReasons[lure]] }
  return dangersFromOthers.has(kind) ? { ...assessment, reasons } : assessment
}

/** Each message is read once, however often it is looked at together with others. */
type Read = Told & { pieces: readonly Piece[]; signs: Signs }

function toTold(text: string): Read {
  const line = normalise(text)
  return { text, line, pieces: piecesIn(line), signs: signsIn(line) }
}

function signsOf(told: readonly Read[]): Signs[] {
  return told.map(({ signs }) => signs)
}
