import { type DangerKind, dangerKinds, type Heard } from '../../coach/heard.ts'
import { type Assessment, isAlarm } from '../assessment.ts'
import { pairedHints } from '../decide.ts'
import { listening } from './thresholds.ts'

/** One message listened to in up to three ways. */
export type HeardTurn = {
  /** By itself. */
  alone: Heard
  /** In answer to the coach's last line. */
  after?: Heard
  /** With the person's last two messages before it. */
  joined?: Heard
}

type Joined = { assessment: Assessment; foundBy: 'rules' | 'listener' }

/** What the rules found is never taken back; what they missed may be heard. */
export function joinHeard(read: Assessment, heard: HeardTurn | undefined, { isParting, isDoubted }: Setting): Joined {
  if (!heard || isAlarm(read)) return { assessment: read, foundBy: 'rules' }
  const { alone } = heard
  const { alarming, isConcern } = heard.joined ? hearMidChat(heard, { isParting, isDoubted }) : hearFirst(heard)
  if (alarming) return { assessment: asAlarm(alarming, heard, read), foundBy: 'listener' }
  if (read.reasons.includes(pairedHints) && concernOf(alone) >= listening.alarmWithHints) {
    return { assessment: { ...read, tier: 'crisis' }, foundBy: 'rules' }
  }
  if (read.tier !== 'none' || !isConcern) return { assessment: read, foundBy: 'rules' }
  return { assessment: tell(heard, isOver(alone), 'checkin'), foundBy: 'listener' }
}

/** Whoever takes their leave is let go; whoever was doubted about today is heard sooner: two weak hints make a strong one. */
type Setting = { isParting: boolean; isDoubted: boolean }

type Found = { alarming: Heard | undefined; isConcern: boolean }

/** The first thing somebody says stands by itself. */
function hearFirst({ alone, after }: HeardTurn): Found {
  const isClear = (alone.subject[0]?.p ?? 0) >= listening.besideSubject.subject
  const { alarm, checkIn } = isClear ? listening.besideSubject : listening
  const isConcern = concernOf(alone) >= checkIn
  const inContext = isConcern && after && dangerOf(after) >= listening.alarmInContext ? after : undefined
  return { alarming: dangerOf(alone) >= alarm ? alone : inContext, isConcern }
}

/**
 * Later lines lean on what was said: "aight, I'm out" is a danger to nobody. An alarm needs a second reading that bears it
 * out; everything short of that is one careful question, which costs little where it was not needed.
 */
function hearMidChat({ alone, after = alone, joined = alone }: HeardTurn, { isParting, isDoubted }: Setting): Found {
  if (isParting) return { alarming: undefined, isConcern: false }
  const { midChat } = listening
  const { together, alarm, trace } = isDoubted ? midChat.doubted : midChat
  const isToldInParts = dangerOf(joined) >= together && Math.max(concernOf(alone), concernOf(after)) >= trace
  const isBorneOut = dangerOf(after) >= midChat.after || dangerOf(joined) >= midChat.joined
  const isAlarming = isToldInParts || (dangerOf(alone) >= alarm && isBorneOut)
  // Where a question was asked today, the message it was about is among those before, and would count twice.
  const doubt = isDoubted ? (concernOf(alone) + concernOf(after)) / 2 : (concernOf(alone) + concernOf(joined)) / 2
  const isConcern = isAlarming || doubt >= midChat.concern
  return { alarming: isAlarming ? alone : undefined, isConcern }
}

/** Said in so many words, to the listener's ears. */
export function soundsPlain(heard: HeardTurn | undefined): boolean {
  return heard !== undefined && dangerOf(heard.alone) >= listening.plain
}

/** Nothing in this message, nor in the two before it, sounds like danger any more. */
export function soundsOrdinary(heard: HeardTurn | undefined): boolean {
  if (!heard?.joined) return false
  const { ordinary } = listening
  return concernOf(heard.alone) < ordinary.alone && concernOf(heard.joined) < ordinary.joined
}

/** What is over gets respect and a question. The rules, where they read it as over, are believed. */
function asAlarm(alarming: Heard, heard: HeardTurn, read: Assessment): Assessment {
  if (isOver(alarming) || read.isOver) return tell(heard, true, 'checkin')
  return tell(heard, false, alarming.danger.now >= listening.urgent ? 'imminent' : 'crisis')
}

/** Which danger, and whose: the messages before it often say it better than the one that alarms. */
function tell({ alone, joined }: HeardTurn, isOver: boolean, tier: Assessment['tier']): Assessment {
  const kind = likeliestKind(alone, joined ?? alone)
  const other = (alone.other + (joined ?? alone).other) / 2
  return { tier, kind, whose: other >= listening.other ? 'other' : 'self', isOver, reasons: [`heard_${kind}`] }
}

function likeliestKind(alone: Heard, joined: Heard): DangerKind {
  const shareIn = ({ kind }: Heard, name: DangerKind) => kind.find((one) => one.name === name)?.p ?? 0
  const [best] = dangerKinds
    .map((name) => ({ name, p: shareIn(alone, name) + shareIn(joined, name) }))
    .toSorted((a, b) => b.p - a.p)
  return best?.name ?? 'suicide'
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
