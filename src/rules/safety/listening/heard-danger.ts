import type { Heard } from '../../coach/heard.ts'
import { logOdds } from '../../coach/log-odds.ts'

/** How likely any danger is, even a faint one. */
export function concernOf({ danger }: Heard): number {
  return 1 - danger.none
}

export function dangerOf({ danger }: Heard): number {
  return danger.danger + danger.now
}

/** Averages log odds, so that one very sure reading outweighs two undecided ones. */
export function meanDoubt(readings: readonly Heard[]): number {
  return readings.reduce((sum, heard) => sum + logOdds(concernOf(heard)), 0) / readings.length
}
