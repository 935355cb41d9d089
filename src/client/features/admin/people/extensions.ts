import { dayMs } from '#rules/durations.ts'
import { trialExtensionMaxDays } from '#rules/membership/trial.ts'

const offered = [7, 14, 30]

type Extension = { days: number; until: Date }

/** How long a trial may be extended: from its end, or from now if it is over or never began. */
export function extensionsOf(trialEndDate: string | null, now: Date): Extension[] {
  const from = Math.max(now.getTime(), trialEndDate ? new Date(trialEndDate).getTime() : 0)
  const latest = now.getTime() + trialExtensionMaxDays * dayMs
  return offered
    .map((days) => ({ days, until: new Date(from + days * dayMs) }))
    .filter(({ until }) => until.getTime() <= latest)
}
