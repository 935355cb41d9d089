import type { Cue } from '#content/cues/cue.ts'
import { workFollowups } from '#content/cues/work/followups.ts'
import { workIcebreakers } from '#content/cues/work/icebreakers.ts'

/** Lines from the library, word for word. */
export const elevatorOpener = requireCue(workIcebreakers, 'work-elevator-icebreaker-2')
export const elevatorFollowup = requireCue(workFollowups, 'work-elevator-followup-1')
export const mugOpener = requireCue(workIcebreakers, 'work-coffee-icebreaker-2')
export const quietLunchOpener = requireCue(workIcebreakers, 'work-lunch-icebreaker-2')

function requireCue(cues: readonly Cue[], id: string): Cue {
  const cue = cues.find((one) => one.id === id)
  if (!cue) throw new Error(`The front page shows the cue ${id}, which is no longer in the library.`)
  return cue
}
