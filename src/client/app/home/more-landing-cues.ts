import { datingFollowups } from '#content/cues/dating/followups.ts'
import { schoolIcebreakers } from '#content/cues/school/icebreakers.ts'
import { pickCues } from './landing-cues.ts'

/** In a separate file, loaded when somebody touches the card, to keep a visitor's first page light. */
export const moreLandingCues = pickCues(
  [...datingFollowups, ...schoolIcebreakers],
  ['dating-online-followup-1', 'school-cafeteria-icebreaker-2', 'school-classroom-icebreaker-1'],
)
