import { type Cue, situations } from '#content/cues/cue.ts'
import { slotNames } from '#content/cues/placeholders.ts'
import { workFollowups } from '#content/cues/work/followups.ts'
import { workIcebreakers } from '#content/cues/work/icebreakers.ts'

export type LandingCue = { cue: Cue; place: string; slots: readonly string[] }

/** The first lines to try, from files that the front page loads anyway. */
export const firstLandingCues = pickCues(
  [...workIcebreakers, ...workFollowups],
  ['work-executive-icebreaker-1', 'work-coffee-followup-2', 'work-event-icebreaker-2'],
)

export function pickCues(cues: readonly Cue[], ids: readonly string[]): LandingCue[] {
  return ids.flatMap((id) => {
    const cue = cues.find((one) => one.id === id)
    return cue ? [{ cue, place: placeOf(cue), slots: slotNames(cue.text) }] : []
  })
}

function placeOf({ lifeCategory, situation }: Cue): string {
  const area = lifeCategory.charAt(0).toUpperCase() + lifeCategory.slice(1)
  const label = situations[lifeCategory].find(({ id }) => id === situation)?.label ?? situation
  return `${area}, ${label}`
}
