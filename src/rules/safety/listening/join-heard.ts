import { type DangerKind, dangerKinds, type Heard } from '../../coach/heard.ts'
import { logOdds } from '../../coach/log-odds.ts'
import { type Assessment, isAlarm } from '../assessment.ts'
import { dangersFromOthers } from '../danger-groups.ts'
import { pairedHints } from '../decide.ts'
import { listening } from './thresholds.ts'

/** The same message as the listener hears it in up to three contexts. */
export type HeardTurn = {
  /** The message on its own. */
  alone: Heard
  /** As an answer to the coach's last line. */
  after?: Heard
  /** Together with the person's previous two messages. */
  joined?: Heard
}

type Joined = { assessment: Assessment; foundBy: 'rules' | 'listener' }

/** The listener adds dangers that the rules missed; it never removes one that they found. */
export function joinHeard(read: Assessment, heard: HeardTurn | undefined, setting: Setting): Joined {
  if (heard && isAlarm(read)) return { assessment: withWhose(read, heard, setting.saysMe), foundBy: 'rules' }
  if (!heard || setting.isDenying || setting.isEvent) return { assessment: read, foundBy: 'rules' }
  const { alone } = heard
  const { alarming, isConcern } = heard.joined ? hearMidChat(heard, setting) : hearFirst(heard)
  // If the rules read it as past, that stands, whether or not the listener hears a danger too.
  if (alarming && read.isOver && read.tier === 'checkin') return { assessment: read, foundBy: 'rules' }
  if (alarming) return { assessment: asAlarm(alarming, heard, read), foundBy: 'listener' }
  if (read.reasons.includes(pairedHints) && concernOf(alone) >= listening.alarmWithHints) {
    return { assessment: { ...read, tier: 'crisis' }, foundBy: 'rules' }
  }
  if (read.tier !== 'none' || !isConcern) return { assessment: read, foundBy: 'rules' }
  const assessment = tell(heard, isOver(alone), 'checkin')
  return { assessment: isFaint(heard) ? { ...assessment, isFaint: true } : assessment, foundBy: 'listener' }
}

function isFaint({ alone, after = alone, joined }: HeardTurn): boolean {
  return joined
    ? meanDoubt([alone, after, joined]) < listening.midChat.faint
    : concernOf(alone) < listening.faint && dangerOf(after) < listening.faint
}

/**
 * Circumstances that change how much it takes to raise an alarm. A goodbye is not held up. Somebody we already had
 * doubts about today is taken seriously sooner, because two weak hints make a strong one. Somebody who told us we
 * misheard is believed unless the listener is nearly certain. "Nobody assaulted me" is not an assault, although it
 * contains the words, and an event with its time is nothing more than that.
 */
type Setting = {
  isParting: boolean
  isDoubted: boolean
  isDenied: boolean
  isDenying: boolean
  isEvent: boolean
  /** The message contains "I" or "me". */
  saysMe: boolean
}

type Found = { alarming: Heard | undefined; isConcern: boolean }

/** The first message of a chat, with at most the coach's greeting before it. */
function hearFirst({ alone, after }: HeardTurn): Found {
  const isClear = (alone.subject[0]?.p ?? 0) >= listening.besideSubject.subject
  if (isClear) return hearBesideSubject(alone, after ?? alone)
  const isConcern = concernOf(alone) >= listening.checkIn
  const inContext = isConcern && after && dangerOf(after) >= listening.alarmInContext ? after : undefined
  return { alarming: dangerOf(alone) >= listening.alarm ? alone : inContext, isConcern }
}

/** "I have a date tonight" is about a date, unless both readings hear a danger. */
function hearBesideSubject(alone: Heard, after: Heard): Found {
  const { alarm, checkIn } = listening.besideSubject
  const isAlarming = (dangerOf(alone) + dangerOf(after)) / 2 >= alarm
  return { alarming: isAlarming ? alone : undefined, isConcern: (concernOf(alone) + concernOf(after)) / 2 >= checkIn }
}

/**
 * Later messages depend on what was said before: "aight, I'm out" is harmless, and "he loves that guitar" may not be.
 * The three readings make different mistakes, so their average decides.
 */
function hearMidChat(
  { alone, after = alone, joined = alone }: HeardTurn,
  { isParting, isDoubted, isDenied }: Setting,
): Found {
  if (isParting) return { alarming: undefined, isConcern: false }
  const { midChat } = listening
  const doubt = meanDoubt([alone, after, joined])
  const least = isDenied ? midChat.denied : isDoubted ? midChat.doubted : midChat
  const isAlarming = doubt >= least.alarm
  // If we asked a question today, the message that prompted it is part of the joined reading and would count twice.
  const isConcern = isDoubted ? meanDoubt([alone, after]) >= least.concern : doubt >= least.concern
  return { alarming: isAlarming ? after : undefined, isConcern: isAlarming || isConcern }
}

/** Averages log odds, so that one very sure reading outweighs two undecided ones. */
function meanDoubt(readings: readonly Heard[]): number {
  return readings.reduce((sum, heard) => sum + logOdds(concernOf(heard)), 0) / readings.length
}

/** The listener is as sure as if the danger had been stated outright. */
export function soundsStatedOutright(heard: HeardTurn | undefined): boolean {
  return heard !== undefined && dangerOf(heard.alone) >= listening.plain
}

/** No reading hears any danger. Without a listener this is false, because nobody has checked. */
export function soundsHarmless(heard: HeardTurn | undefined): boolean {
  if (!heard?.after || !heard.joined) return false
  return [heard.alone, heard.after, heard.joined].every((reading) => concernOf(reading) < listening.harmless)
}

/** The message sounds ordinary again, both on its own and as an answer. */
export function soundsOrdinary(heard: HeardTurn | undefined): boolean {
  if (!heard?.after || !heard.joined) return false
  const { ordinary } = listening
  return concernOf(heard.alone) < ordinary.alone && concernOf(heard.after) < ordinary.after
}

/**
 * A past danger is acknowledged and asked about instead of raising an alarm. If the rules read it as past, they are
 * believed.
 */
function asAlarm(alarming: Heard, heard: HeardTurn, read: Assessment): Assessment {
  if (isOver(alarming) || read.isOver) return tell(heard, true, 'checkin')
  return tell(heard, false, alarming.danger.now >= listening.urgent ? 'imminent' : 'crisis')
}

/** Which danger it is and who is in it. Earlier messages often say this better than the one that raised the alarm. */
function tell({ alone, after, joined }: HeardTurn, isOver: boolean, tier: Assessment['tier']): Assessment {
  const readings = joined ? [after ?? alone, joined] : [alone]
  const [kind = 'suicide', elseKind = kind] = kindsByLikeliness(readings)
  const other = readings.reduce((sum, heard) => sum + heard.other, 0) / readings.length
  return {
    tier,
    kind,
    elseKind,
    whose: other >= listening.other ? 'other' : 'self',
    isOver,
    reasons: [`heard_${kind}`],
  }
}

/**
 * The rules find a danger by its words and can only guess whose it is: "pills by her bed" has neither "I" nor "she
 * took". If every reading is sure that it is somebody else's, or the writer's own, we believe that. How grave it is
 * remains for the rules to say.
 */
function withWhose(read: Assessment, heard: HeardTurn, saysMe: boolean): Assessment {
  // "He pushed me the once" has "he" as its subject throughout, but it was done to the writer.
  const mayBeOther = !(saysMe && read.kind !== null && dangersFromOthers.has(read.kind))
  if (read.whose === 'self') return mayBeOther && isSurelyOther(heard) ? { ...read, whose: 'other' } : read
  return isSurelyOwn(heard) ? { ...read, whose: 'self' } : read
}

function isSurelyOther({ alone, after = alone, joined = alone }: HeardTurn): boolean {
  return [alone, after, joined].every(({ other }) => other >= listening.surelyOther)
}

/** Every reading is sure that the writer speaks of a danger of their own. */
export function isSurelyOwn(heard: HeardTurn | undefined): boolean {
  if (!heard) return false
  const { alone, after = alone, joined = alone } = heard
  return [alone, after, joined].every(({ other }) => other <= listening.surelyOwn)
}

function kindsByLikeliness(readings: readonly Heard[]): DangerKind[] {
  const shareIn = ({ kind }: Heard, name: DangerKind) => kind.find((one) => one.name === name)?.p ?? 0
  return dangerKinds
    .map((name) => ({ name, p: readings.reduce((sum, heard) => sum + shareIn(heard, name), 0) }))
    .toSorted((a, b) => b.p - a.p)
    .map(({ name }) => name)
}

function isOver({ past }: Heard): boolean {
  return past >= listening.past
}

function concernOf({ danger }: Heard): number {
  return 1 - danger.none
}

function dangerOf({ danger }: Heard): number {
  return danger.danger + danger.now
}
