import type { Moment } from '#contract/moments/moments.ts'
import { hourMs } from '#rules/durations.ts'
import { reopenHours } from '#rules/moments/facts.ts'
import { isPast } from './moment-words.ts'

export const phases = ['before', 'during', 'after'] as const
export type Phase = (typeof phases)[number]

/** The current phase of a moment, unless another one is requested. */
export function phaseOf(moment: Moment, now: Date): Phase {
  if (moment.closedAt !== null || isPast(moment, now)) return 'after'
  return moment.before === null ? 'before' : 'during'
}

/** Whether it was closed so recently that opening it again may be brooding. */
export function isFreshlyClosed({ closedAt }: Moment, now: Date): boolean {
  return closedAt !== null && now.getTime() - Date.parse(closedAt) < reopenHours * hourMs
}

export const momentPath = (id: string, phase?: Phase) => `/moments/${id}${phase ? `?phase=${phase}` : ''}`
