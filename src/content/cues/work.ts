import type { Cue } from './cue.ts'
import { workClosings } from './work/closings.ts'
import { workFollowups } from './work/followups.ts'
import { workIcebreakers } from './work/icebreakers.ts'
import { workTransitions } from './work/transitions.ts'

export const workCues: readonly Cue[] = [...workIcebreakers, ...workFollowups, ...workTransitions, ...workClosings]
