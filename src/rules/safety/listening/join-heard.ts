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
export function joinHeard(read: Assessment, heard: HeardTurn | undefined, isParting = false): Joined {
  if (!heard || isAlarm(read)) return { assessment: read, foundBy: 'rules' }
  const { alone } = heard
  const { alarming, isConcern } = heard.joined ? hearMidChat(heard, isParting) : hearFirst(heard)
  if (alarming) return { assessment: asAlarm(alarming, read), foundBy: 'listener' }
  if (read.reasons.includes(pairedHints) && concernOf(alone) >= listening.alarmWithHints) {
    return { assessment: { ...read, tier: 'crisis' }, foundBy: 'rules' }
  }
  if (read.tier !== 'none' || !isConcern) return { assessment: read, foundBy: 'rules' }
  return { assessment: tell(alone, isOver(alone), 'checkin'), foundBy: 'listener' }
}

type Found = { alarming: Heard | undefined; isConcern: boolean }

/** The first thing somebody says stands by itself. */
function hearFirst({ alone, after }: HeardTurn): Found {
  const isConcern = concernOf(alone) >= listening.checkIn
  const inContext = isConcern && after && dangerOf(after) >= listening.alarmInContext ? after : undefined
  return { alarming: dangerOf(alone) >= listening.alarm ? alone : inContext, isConcern }
}

/** Later lines lean on what was said: "aight, I'm out" is a danger to nobody. The readings have to bear each other out. */
function hearMidChat({ alone, after = alone, joined = alone }: HeardTurn, isParting: boolean): Found {
  if (isParting) return { alarming: undefined, isConcern: false }
  const { midChat } = listening
  const isBorneOut = dangerOf(after) >= midChat.after || dangerOf(joined) >= midChat.alarm
  const isToldInParts =
    dangerOf(joined) >= midChat.together && dangerOf(alone) >= midChat.part && concernOf(alone) >= midChat.alarm
  const isAlarming = (dangerOf(alone) >= midChat.alarm && isBorneOut) || isToldInParts
  const isConcern =
    concernOf(alone) >= midChat.concern ||
    (concernOf(alone) >= midChat.alarm && concernOf(after) >= midChat.alarm) ||
    (concernOf(joined) >= midChat.darkTalk && concernOf(alone) >= midChat.hint)
  return { alarming: isAlarming ? alone : undefined, isConcern }
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
