import type { Heard } from '../../coach/heard.ts'
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
  if (alarming) return { assessment: asAlarm(alarming, read), foundBy: 'listener' }
  if (read.reasons.includes(pairedHints) && concernOf(alone) >= listening.alarmWithHints) {
    return { assessment: { ...read, tier: 'crisis' }, foundBy: 'rules' }
  }
  if (read.tier !== 'none' || !isConcern) return { assessment: read, foundBy: 'rules' }
  return { assessment: tell(alone, isOver(alone), 'checkin'), foundBy: 'listener' }
}

/** Whoever takes their leave is let go; whoever was doubted about today is heard sooner: two weak hints make a strong one. */
type Setting = { isParting: boolean; isDoubted: boolean }

type Found = { alarming: Heard | undefined; isConcern: boolean }

/** The first thing somebody says stands by itself. */
function hearFirst({ alone, after }: HeardTurn): Found {
  const isConcern = concernOf(alone) >= listening.checkIn
  const inContext = isConcern && after && dangerOf(after) >= listening.alarmInContext ? after : undefined
  return { alarming: dangerOf(alone) >= listening.alarm ? alone : inContext, isConcern }
}

/**
 * Later lines lean on what was said: "aight, I'm out" is a danger to nobody. An alarm needs a second reading that bears it
 * out; everything short of that is one careful question, which costs little where it was not needed.
 */
function hearMidChat({ alone, after = alone, joined = alone }: HeardTurn, { isParting, isDoubted }: Setting): Found {
  if (isParting) return { alarming: undefined, isConcern: false }
  const { midChat } = listening
  const { alarm, part } = isDoubted ? midChat.doubted : midChat
  const isBorneOut = dangerOf(after) >= midChat.after || dangerOf(joined) >= midChat.joined
  const isToldInParts = dangerOf(joined) >= midChat.together && dangerOf(alone) >= part
  const isAlarming = (dangerOf(alone) >= alarm && isBorneOut) || isToldInParts
  const isConcern =
    isAlarming ||
    concernOf(alone) >= midChat.concern ||
    (concernOf(alone) >= midChat.doubt && concernOf(after) >= midChat.doubt) ||
    (concernOf(joined) >= midChat.darkTalk && concernOf(alone) >= midChat.hint)
  return { alarming: isAlarming ? alone : undefined, isConcern }
}

/** Nothing in this message, nor in the two before it, sounds like danger any more. */
export function soundsOrdinary(heard: HeardTurn | undefined): boolean {
  if (!heard?.joined) return false
  const { ordinary } = listening
  return concernOf(heard.alone) < ordinary.alone && concernOf(heard.joined) < ordinary.joined
}

/** What is over gets respect and a question. The rules, where they read it as over, are believed. */
function asAlarm(heard: Heard, read: Assessment): Assessment {
  if (isOver(heard) || read.isOver) return tell(heard, true, 'checkin')
  return tell(heard, false, heard.danger.now >= listening.urgent ? 'imminent' : 'crisis')
}

function tell(heard: Heard, isOver: boolean, tier: Assessment['tier']): Assessment {
  const kind = heard.kind[0]?.name ?? 'suicide'
  const whose = heard.other >= listening.other ? 'other' : 'self'
  return { tier, kind, whose, isOver, reasons: [`heard_${kind}`] }
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
