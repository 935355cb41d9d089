import { type Cue, situations } from '#content/cues/cue.ts'
import { datingFollowups } from '#content/cues/dating/followups.ts'
import { slotNames } from '#content/cues/placeholders.ts'
import { schoolIcebreakers } from '#content/cues/school/icebreakers.ts'
import { workFollowups } from '#content/cues/work/followups.ts'
import { workIcebreakers } from '#content/cues/work/icebreakers.ts'

// Single files of the library, not all of it: a visitor's first page stays light.
const pool: readonly Cue[] = [...workIcebreakers, ...workFollowups, ...datingFollowups, ...schoolIcebreakers]

/** In the order they are shown; every place of life, with and without words to fill in. */
const shownIds = [
  'work-executive-icebreaker-1',
  'dating-online-followup-1',
  'school-cafeteria-icebreaker-2',
  'work-coffee-followup-2',
  'school-classroom-icebreaker-1',
  'work-event-icebreaker-2',
]

export const landingCues = shownIds.flatMap((id) => {
  const cue = pool.find((one) => one.id === id)
  return cue ? [{ cue, place: placeOf(cue), slots: slotNames(cue.text) }] : []
})

function placeOf({ lifeCategory, situation }: Cue): string {
  const area = lifeCategory.charAt(0).toUpperCase() + lifeCategory.slice(1)
  const label = situations[lifeCategory].find(({ id }) => id === situation)?.label ?? situation
  return `${area}, ${label}`
}
