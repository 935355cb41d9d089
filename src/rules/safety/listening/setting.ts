import type { Level } from '../state.ts'

/**
 * Circumstances that change how much it takes to raise an alarm. A goodbye is not held up. Somebody who told us we
 * misheard is believed unless the listener is nearly certain. "Nobody assaulted me" is not an assault, although it
 * contains the words, and an event with its time is nothing more than that.
 */
export type Setting = {
  isParting: boolean
  isDoubted: boolean
  isDenied: boolean
  isDenying: boolean
  isEvent: boolean
  /** The message contains "I" or "me". */
  saysMe: boolean
  /** It says more than a denial takes. */
  isLong: boolean
  isStanding: boolean
  level: Level | undefined
}
