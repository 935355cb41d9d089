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
export function joinHeard(read: Assessment, heard: HeardTurn | undefined): Joined {
  if (!heard || isAlarm(read)) return { assessment: read, foundBy: 'rules' }
  const { alone, after, joined } = heard
  const concern = 1 - alone.danger.none
  const isConcern = concern >= listening.checkIn
  const inContext = isConcern ? [after, joined].filter((one) => one !== undefined) : []
  const alarming =
    [alone].find((one) => dangerOf(one) >= listening.alarm) ??
    inContext.find((one) => dangerOf(one) >= listening.alarmInContext)
  if (alarming) return { assessment: asAlarm(alarming, read), foundBy: 'listener' }
  if (read.reasons.includes(pairedHints) && concern >= listening.alarmWithHints) {
    return { assessment: { ...read, tier: 'crisis' }, foundBy: 'rules' }
  }
  if (read.tier !== 'none' || !isConcern) return { assessment: read, foundBy: 'rules' }
  return { assessment: tell(alone, isOver(alone), 'checkin'), foundBy: 'listener' }
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

function dangerOf({ danger }: Heard): number {
  return danger.danger + danger.now
}
