import { expect, it } from 'vitest'
import { findCue } from '#content/cues/all-cues.ts'
import { lifeAreas } from '#content/cues/cue.ts'
import { landingCues } from './landing-cues.ts'

it('shows six lines of the library, word for word, from every place of life', () => {
  expect(landingCues.length).toBe(6)
  for (const { cue, place } of landingCues) {
    expect(findCue(cue.id)).toEqual(cue)
    expect(place).toMatch(/^(Work|Dating|School), [A-Z]/)
    expect(cue.tip).toBeTruthy()
  }
  expect(new Set(landingCues.map(({ cue }) => cue.lifeCategory))).toEqual(new Set(lifeAreas))
})

it('begins with one that has words to fill in', () => {
  expect(landingCues[0]?.slots.length).toBeGreaterThan(0)
})
