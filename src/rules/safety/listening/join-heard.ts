import { type DangerKind, dangerKinds, type Heard } from '../../coach/heard.ts'
import { logOdds } from '../../coach/log-odds.ts'
import { type Assessment, isAlarm } from '../assessment.ts'
import { byOthers } from '../danger-groups.ts'
import { pairedHints } from '../decide.ts'
import { listening } from './thresholds.ts'

/** One message listened to in up to three ways. */
export type HeardTurn = {
  /** The message alone. */
  alone: Heard
  /** In answer to the coach's last line. */
  after?: Heard
  /** With the person's last two messages before it. */
  joined?: Heard
}

type Joined = { assessment: Assessment; foundBy: 'rules' | 'listener' }

/** The listener adds dangers that the rules missed; it never removes one that they found. */
export function joinHeard(read: Assessment, heard: HeardTurn | undefined, setting: Setting): Joined {
  if (heard && isAlarm(read)) return { assessment: withWhose(read, heard, setting.saysMe), foundBy: 'rules' }
  if (!heard || setting.isDenying || setting.isEvent) return { assessment: read, foundBy: 'rules' }
  const { alone } = heard
  const { alarming, isConcern } = heard.joined ? hearMidChat(heard, setting) : hearFirst(heard)
  // Read as over, it is what the rules say it is, whether or not the listener hears it too.
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
 * Whoever takes their leave is let go; whoever was doubted about today is heard sooner: two weak hints make a strong one.
 * Whoever said that we heard wrong is believed, unless it is nearly sure; and "nobody assaulted me" is no assault, though
 * it is full of its words. An event and its time is just that.
 */
type Setting = {
  isParting: boolean
  isDoubted: boolean
  isDenied: boolean
  isDenying: boolean
  isEvent: boolean
  /** "I" or "me" is in it. */
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

/** "I have a date tonight" is about a date, unless both readings say otherwise. */
function hearBesideSubject(alone: Heard, after: Heard): Found {
  const { alarm, checkIn } = listening.besideSubject
  const isAlarming = (dangerOf(alone) + dangerOf(after)) / 2 >= alarm
  return { alarming: isAlarming ? alone : undefined, isConcern: (concernOf(alone) + concernOf(after)) / 2 >= checkIn }
}

/**
 * Later lines lean on what was said: "aight, I'm out" is a danger to nobody, and "he loves that guitar" may be one. The
 * three readings err differently, so what counts is how sure they are on average.
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
  // Where a question was asked today, the message it was about is among those before, and would count twice.
  const isConcern = isDoubted ? meanDoubt([alone, after]) >= least.concern : doubt >= least.concern
  return { alarming: isAlarming ? after : undefined, isConcern: isAlarming || isConcern }
}

/** As log odds: a reading that is very sure outweighs two that shrug. */
function meanDoubt(readings: readonly Heard[]): number {
  return readings.reduce((sum, heard) => sum + logOdds(concernOf(heard)), 0) / readings.length
}

/** The listener is as sure as if the danger had been said in so many words. */
export function soundsPlain(heard: HeardTurn | undefined): boolean {
  return heard !== undefined && dangerOf(heard.alone) >= listening.plain
}

/** No reading hears anything of a danger. Without a listener nobody can say so. */
export function soundsHarmless(heard: HeardTurn | undefined): boolean {
  if (!heard?.after || !heard.joined) return false
  return [heard.alone, heard.after, heard.joined].every((reading) => concernOf(reading) < listening.harmless)
}

/** Nothing in this message sounds like danger any more, by itself and where it stands. */
export function soundsOrdinary(heard: HeardTurn | undefined): boolean {
  if (!heard?.after || !heard.joined) return false
  const { ordinary } = listening
  return concernOf(heard.alone) < ordinary.alone && concernOf(heard.after) < ordinary.after
}

/** What is over gets respect and a question. The rules, where they read it as over, are believed. */
function asAlarm(alarming: Heard, heard: HeardTurn, read: Assessment): Assessment {
  if (isOver(alarming) || read.isOver) return tell(heard, true, 'checkin')
  return tell(heard, false, alarming.danger.now >= listening.urgent ? 'imminent' : 'crisis')
}

/** Which danger, and whose: the messages before it often say it better than the one that alarms. */
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
 * The rules find a danger by its words, and guess whose it is: "pills by her bed" has no "I" and no "she took". Where every
 * reading is sure of somebody else, or of the writer, that is believed. How grave it is, the rules alone say.
 */
function withWhose(read: Assessment, heard: HeardTurn, saysMe: boolean): Assessment {
  // "He pushed me the once" is about him from its first word to its last, and was done to the writer.
  const mayBeOther = !(saysMe && read.kind !== null && byOthers.has(read.kind))
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
