import { hourMs } from '#rules/durations.ts'
import type { Turn } from '../../turn.ts'

export const awayMs = 7 * 24 * hourMs
const usedMs = 3 * hourMs
/** A longer pause ends the period of use. */
const pauseMs = hourMs

/** After seven days away, and every three hours of use, people are told again that this is a program. */
export function isDisclosureDue({ history, facts, now }: Pick<Turn, 'history' | 'facts' | 'now'>): boolean {
  const moments = history.map(({ timestamp }) => Date.parse(timestamp))
  const lastAt = moments.at(-1) ?? facts.lastVisitAt?.getTime()
  if (lastAt === undefined) return false
  const disclosed = history.findLast(({ trace }) => trace?.disclosed === true)
  const saidAt = Math.max(facts.lastDisclosedAt?.getTime() ?? 0, disclosed ? Date.parse(disclosed.timestamp) : 0)
  const awaySince = Math.min(lastAt, facts.lastVisitAt?.getTime() ?? lastAt)
  if (now.getTime() - awaySince >= awayMs && saidAt <= awaySince) return true
  return now.getTime() - Math.max(saidAt, startOfUse(moments, now.getTime())) >= usedMs
}

function startOfUse(moments: readonly number[], now: number): number {
  let start = now
  for (const moment of moments.toReversed()) {
    if (start - moment > pauseMs) break
    start = moment
  }
  return start
}
