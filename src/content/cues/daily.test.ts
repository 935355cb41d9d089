import { describe, expect, it } from 'vitest'
import { repeated } from '../testing/repeated.ts'
import { allCues } from './all-cues.ts'
import { situations } from './cue.ts'
import { dailyCues } from './daily.ts'
import { slotNames } from './placeholders.ts'

describe('the daily cues', () => {
  it('are twelve, two for each situation at work', () => {
    expect(dailyCues).toHaveLength(12)
    for (const { id } of situations.work) {
      expect(dailyCues.filter((cue) => cue.situation === id)).toHaveLength(2)
    }
  })

  it('repeat neither each other nor the library', () => {
    expect(repeated([...allCues, ...dailyCues].map((cue) => cue.text))).toEqual([])
  })

  it('need nothing filled in, and fit their card', () => {
    expect(dailyCues.filter(({ text }) => slotNames(text).length > 0 || text.length > 100)).toEqual([])
    expect(dailyCues.filter(({ tip }) => tip.length < 20 || tip.length > 100)).toEqual([])
  })
})
