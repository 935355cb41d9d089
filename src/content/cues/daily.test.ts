import { describe, expect, it } from 'vitest'
import { dayMs } from '#rules/durations.ts'
import { repeated } from '../testing/repeated.ts'
import { allCues } from './all-cues.ts'
import { situations } from './cue.ts'
import { dailyCuesOf, dailyDecks } from './daily.ts'
import { slotNames } from './placeholders.ts'

const dailyCues = dailyDecks.flat()

describe('the daily cues', () => {
  it('are twelve a day, two for each situation at work', () => {
    for (const deck of dailyDecks) {
      expect(deck).toHaveLength(12)
      for (const { id } of situations.work) expect(deck.filter((cue) => cue.situation === id)).toHaveLength(2)
    }
  })

  it('open with another one on every day of a month', () => {
    const noon = new Date(2026, 9, 20, 12).getTime()
    const openings = Array.from({ length: 36 }, (_, day) => {
      const { cues, start } = dailyCuesOf(new Date(noon + day * dayMs))
      return cues[start]?.text ?? ''
    })
    expect(repeated(openings)).toEqual([])
    expect(openings).not.toContain('')
  })

  it('repeat neither each other nor the library', () => {
    expect(repeated([...allCues, ...dailyCues].map((cue) => cue.text))).toEqual([])
  })

  it('need nothing filled in, and fit their card', () => {
    expect(dailyCues.filter(({ text }) => slotNames(text).length > 0 || text.length > 100)).toEqual([])
    expect(dailyCues.filter(({ tip }) => tip.length < 20 || tip.length > 100)).toEqual([])
  })
})
