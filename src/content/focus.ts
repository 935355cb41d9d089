import { beingSeen } from './focuses/being-seen.ts'
import { firstTwoWeeks } from './focuses/first-two-weeks.ts'
import { imperfect } from './focuses/imperfect.ts'
import { listening } from './focuses/listening.ts'
import { saying } from './focuses/saying.ts'
import type { SocialFocus } from './focuses/social-focus.ts'

/** A season without a repeat. The kinds take turns, so that two days in a row never ask for the same sort of thing. */
export const socialFocuses: readonly SocialFocus[] = [
  ...firstTwoWeeks,
  ...beingSeen.flatMap((_, day) => [beingSeen, saying, listening, imperfect].flatMap((kind) => kind[day] ?? [])),
]
