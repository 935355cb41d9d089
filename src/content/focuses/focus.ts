import { beingSeen } from './being-seen.ts'
import { firstTwoWeeks } from './first-two-weeks.ts'
import { imperfect } from './imperfect.ts'
import { listening } from './listening.ts'
import { saying } from './saying.ts'
import type { SocialFocus } from './social-focus.ts'

/**
 * Enough for a season without repeats. The kinds alternate, so that two days in a row never ask for the same sort of
 * thing.
 */
export const socialFocuses: readonly SocialFocus[] = [
  ...firstTwoWeeks,
  ...beingSeen.flatMap((_, day) => [beingSeen, saying, listening, imperfect].flatMap((kind) => kind[day] ?? [])),
]
