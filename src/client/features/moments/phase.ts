import type { Moment } from '#contract/moments/moments.ts'
import { hourMs } from '#rules/durations.ts'
import { reopenHours } from '#rules/moments/facts.ts'
import { isPast } from './moment-words.ts'

export const phases = ['before', 'during', 'after'] as const
export type Phase = (typeof phases)[number]

/** Where somebody is with a moment, unless they ask for something else. */
export function phaseOf(moment: Moment, now: Date): Phase {
  if (moment.closedAt !== null || isPast(moment, now)) return 'after'
  return moment.before === null ? 'before' : 'during'
}

/** Whether it closed so lately that coming back may be going over it again. */
export function isFreshlyClosed({ closedAt }: Moment, now: Date): boolean {
  return closedAt !== null && now.getTime() - Date.parse(closedAt) < reopenHours * hourMs
}

export const momentPath = (id: string, phase?: Phase) => `/moments/${id}${phase ? `?phase=${phase}` : ''}`
