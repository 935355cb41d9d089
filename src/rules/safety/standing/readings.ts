import { logOdds } from '../../coach/log-odds.ts'
import { concernOf } from '../listening/heard-danger.ts'
import type { HeardTurn } from '../listening/heard-turn.ts'

/** How the listener heard a danger that stands: the message that raised the alarm, and those since. Numbers only. */
export type Readings = {
  /** As log odds of any danger. */
  first: number
  firstJoined: number
  /** The rules read it too. */
  isRead: boolean
  count: number
  sum: number
  most: number
  mostAfter: number
  /** How many messages since sounded calm. */
  calm: number
}

const calmBelow = -1.5

export function firstReading({ alone, joined = alone }: HeardTurn, isRead: boolean): Readings {
  return {
    first: logOdds(concernOf(alone)),
    firstJoined: logOdds(concernOf(joined)),
    isRead,
    count: 0,
    sum: 0,
    most: -10,
    mostAfter: -10,
    calm: 0,
  }
}

export function withReading(readings: Readings, { alone, after = alone }: HeardTurn): Readings {
  const doubt = logOdds(concernOf(alone))
  return {
    ...readings,
    count: readings.count + 1,
    sum: readings.sum + doubt,
    most: Math.max(readings.most, doubt),
    mostAfter: Math.max(readings.mostAfter, logOdds(concernOf(after))),
    calm: readings.calm + Number(doubt < calmBelow),
  }
}
