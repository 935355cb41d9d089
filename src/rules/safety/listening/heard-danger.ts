import type { Heard } from '../../coach/heard.ts'
import { logOdds } from '../../coach/log-odds.ts'
import { dangersFromOthers } from '../danger-groups.ts'
import type { HeardTurn } from './heard-turn.ts'

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

/** What it hears is something that others do to somebody. */
export function isHeardFromOthers(heard: HeardTurn | undefined): boolean {
  const kind = (heard?.after ?? heard?.alone)?.kind[0]?.name
  return kind !== undefined && dangersFromOthers.has(kind)
}
