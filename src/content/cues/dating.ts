import type { Cue } from './cue.ts'
import { datingClosings } from './dating/closings.ts'
import { datingFollowups } from './dating/followups.ts'
import { datingIcebreakers } from './dating/icebreakers.ts'
import { datingTransitions } from './dating/transitions.ts'

export const datingCues: readonly Cue[] = [
  ...datingIcebreakers,
  ...datingFollowups,
  ...datingTransitions,
  ...datingClosings,
]
