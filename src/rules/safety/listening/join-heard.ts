import { type DangerKind, dangerKinds, type Heard } from '../../coach/heard.ts'
import { weigh } from '../../coach/weigh.ts'
import { type Assessment, isAlarm } from '../assessment.ts'
import { dangersFromOthers } from '../danger-groups.ts'
import { pairedHints } from '../decide.ts'
import { doubtWeights } from '../learned/doubt-weights.ts'
import { isOfLure } from '../lured/reasons.ts'
import { type Evidence, evidenceIn } from './evidence.ts'
import { concernOf, dangerOf, meanDoubt } from './heard-danger.ts'
import type { HeardTalk, HeardTurn } from './heard-turn.ts'
import type { Setting } from './setting.ts'
import { listening } from './thresholds.ts'

type Joined = { assessment: Assessment; foundBy: 'rules' | 'listener' }

/**
 * The listener adds dangers that the rules missed. It never removes one that they found: where it hears nothing of the
 * kind, the danger is asked about in passing instead of taking over the chat.
 */
export function joinHeard(
  message: string,
  read: Assessment,
  heard: HeardTurn | undefined,
  setting: Setting,
): Joined & { evidence?: Evidence } {
  if (!heard) return { assessment: read, foundBy: 'rules' }
  const isTalk = heard.joined !== undefined && !setting.isStanding
  const evidence = isTalk ? evidenceIn({ message, read, heard }, setting) : undefined
  const joined = join(read, heard, setting, evidence && weigh(evidence, doubtWeights))
  return evidence ? { ...joined, evidence } : joined
}

/** `doubt` is how likely a danger is, in a chat in which none stands. */
function join(read: Assessment, heard: HeardTurn, setting: Setting, doubt: number | undefined): Joined {
  if (isAlarm(read)) {
    const isUnlikely = doubt !== undefined && doubt < listening.talk.unlikely && !isOfLure(read)
    const assessment = withWhose(read, heard, setting.saysMe)
    return { assessment: isUnlikely ? { ...assessment, tier: 'checkin', isFaint: true } : assessment, foundBy: 'rules' }
  }
  // "No one is hurting him. The rifle is not in the cabinet": a longer message denies one thing and tells another.
  const isOnlyDenying = setting.isDenying && !(setting.isLong && isToldInTalk(heard))
  if (isOnlyDenying || setting.isEvent) return { assessment: read, foundBy: 'rules' }
  const { alone } = heard
  const { alarming, isConcern } =
    doubt !== undefined
      ? hearInTalk(heard, doubt, setting)
      : heard.joined
        ? hearWhileStanding(heard, setting)
        : hearFirst(heard)
  // If the rules read it as past, that stands, whether or not the listener hears a danger too.
  if (alarming && read.isOver && read.tier === 'checkin') return { assessment: read, foundBy: 'rules' }
  if (alarming) return { assessment: asAlarm(alarming, heard, read), foundBy: 'listener' }
  if (read.reasons.includes(pairedHints) && concernOf(alone) >= listening.alarmWithHints) {
    return { assessment: { ...read, tier: 'crisis' }, foundBy: 'rules' }
  }
  if (read.tier !== 'none' || !isConcern) return { assessment: read, foundBy: 'rules' }
  const assessment = tell(heard, isOver(alone), 'checkin')
  return { assessment: isFaint(heard, doubt) ? { ...assessment, isFaint: true } : assessment, foundBy: 'listener' }
}

function isFaint({ alone, after = alone, isForWords }: HeardTurn, doubt: number | undefined): boolean {
  if (isForWords) return true
  return doubt !== undefined
    ? doubt < listening.talk.faint
    : concernOf(alone) < listening.faint && dangerOf(after) < listening.faint
}

type Found = { alarming: Heard | undefined; isConcern: boolean }

/** The first message of a chat, with at most the coach's greeting before it. */
function hearFirst({ alone, after, isForWords }: HeardTurn): Found {
  if (isForWords) {
    const { alarm, concern } = listening.forWords
    return { alarming: dangerOf(alone) >= alarm ? alone : undefined, isConcern: concernOf(alone) >= concern }
  }
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
 * How much each reading counts was learned from chats.
 */
function hearInTalk({ alone, after = alone, isForWords }: HeardTurn, doubt: number, setting: Setting): Found {
  if (setting.isParting) return { alarming: undefined, isConcern: false }
  const { denied, forWords } = listening.talk
  const { alarm, concern } = setting.isDenied ? denied : isForWords ? forWords : listening.talk
  return { alarming: doubt >= alarm ? after : undefined, isConcern: doubt >= concern }
}

/** While a danger stands: whether this message tells of it again, or of another one. */
function hearWhileStanding(
  { alone, after = alone, joined = alone }: HeardTurn,
  { isParting, isDenied }: Setting,
): Found {
  if (isParting) return { alarming: undefined, isConcern: false }
  const { again, denied } = listening.whileStanding
  const isAlarming = meanDoubt([alone, after, joined]) >= (isDenied ? denied.alarm : again.alarm)
  // The message that raised the alarm is part of the joined reading and would count twice.
  const isConcern = meanDoubt([alone, after]) >= (isDenied ? denied.concern : again.concern)
  return { alarming: isAlarming ? after : undefined, isConcern: isAlarming || isConcern }
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

function isToldInTalk({ joined, talk }: HeardTurn): boolean {
  return joined !== undefined && (talk?.danger ?? 0) >= listening.talkTells.told
}

/** With everything before it, the message belongs to a danger. */
export function isDarkInTalk(heard: HeardTurn | undefined): boolean {
  return heard?.joined !== undefined && (heard.talk?.danger ?? 0) >= listening.talkTells.dark
}

/** The message sounds ordinary again, on its own, as an answer, and in the whole talk. */
export function soundsOrdinary(heard: HeardTurn | undefined): boolean {
  if (!heard?.after || !heard.joined || isDarkInTalk(heard)) return false
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
function tell(heard: HeardTurn, isOver: boolean, tier: Assessment['tier']): Assessment {
  const { kinds, other } = heard.joined && heard.talk ? inTalk(heard, heard.talk) : inReadings(heard)
  const [kind = 'suicide', elseKind = kind] = kinds
  return {
    tier,
    kind,
    elseKind,
    whose: other >= listening.other ? 'other' : 'self',
    isOver,
    reasons: [`heard_${kind}`],
  }
}

function inReadings({ alone, after = alone, joined }: HeardTurn) {
  const readings = joined ? [after, joined] : [alone]
  const other = readings.reduce((sum, heard) => sum + heard.other, 0) / readings.length
  return { kinds: kindsByLikeliness(readings), other }
}

/** Where the whole talk leaves open which danger it is, the readings decide. */
function inTalk(heard: HeardTurn, { kind, other }: HeardTalk) {
  const isPlain = (kind[0]?.p ?? 0) >= listening.plainKind
  return { kinds: isPlain ? kind.map(({ name }) => name) : inReadings(heard).kinds, other }
}

/**
 * The rules find a danger by its words and can only guess whose it is: "pills by her bed" has neither "I" nor "she
 * took". If every reading is sure that it is somebody else's, or the writer's own, we believe that. How grave it is
 * remains for the rules to say.
 */
function withWhose(read: Assessment, heard: HeardTurn, saysMe: boolean): Assessment {
  if (isOfLure(read)) return read
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
