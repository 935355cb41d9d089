import { datingFollowups } from '#content/cues/dating/followups.ts'
import { schoolIcebreakers } from '#content/cues/school/icebreakers.ts'
import { pickCues } from './landing-cues.ts'

/** A file of their own, loaded by whoever touches the card: a visitor's first page stays light. */
export const moreLandingCues = pickCues(
  [...datingFollowups, ...schoolIcebreakers],
  ['dating-online-followup-1', 'school-cafeteria-icebreaker-2', 'school-classroom-icebreaker-1'],
)
