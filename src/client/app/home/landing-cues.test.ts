import { expect, it } from 'vitest'
import { findCue } from '#content/cues/all-cues.ts'
import { lifeAreas } from '#content/cues/cue.ts'
import { firstLandingCues } from './landing-cues.ts'
import { moreLandingCues } from './more-landing-cues.ts'

const all = [...firstLandingCues, ...moreLandingCues]

it('shows six lines of the library, word for word, from every place of life', () => {
  expect(all.length).toBe(6)
  for (const { cue, place } of all) {
    expect(findCue(cue.id)).toEqual(cue)
    expect(place).toMatch(/^(Work|Dating|School), [A-Z]/)
    expect(cue.tip).toBeTruthy()
  }
  expect(new Set(all.map(({ cue }) => cue.lifeCategory))).toEqual(new Set(lifeAreas))
})

it('begins with one that has words to fill in', () => {
  expect(firstLandingCues[0]?.slots.length).toBeGreaterThan(0)
})
