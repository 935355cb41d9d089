import type { Cue } from './cue.ts'
import { schoolClosings } from './school/closings.ts'
import { schoolFollowups } from './school/followups.ts'
import { schoolIcebreakers } from './school/icebreakers.ts'
import { schoolTransitions } from './school/transitions.ts'

export const schoolCues: readonly Cue[] = [
  ...schoolIcebreakers,
  ...schoolFollowups,
  ...schoolTransitions,
  ...schoolClosings,
]
