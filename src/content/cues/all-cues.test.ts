import { describe, expect, it } from 'vitest'
import { readingGrade, sentencesOf } from '../testing/reading-grade.ts'
import { repeated } from '../testing/repeated.ts'
import { allCues, findCue } from './all-cues.ts'
import { cueStyles, lifeAreas, situations } from './cue.ts'
import { parseCue } from './placeholders.ts'

describe('the cue library', () => {
  it('holds 234 cues: three for each area, style and situation, and four to open with', () => {
    const counts = lifeAreas.flatMap((area) =>
      cueStyles.flatMap((style) =>
        situations[area].map(({ id }) => ({
          combination: `${area}, ${style}, ${id}`,
          wanted: style === 'icebreaker' ? 4 : 3,
          count: allCues.filter((cue) => cue.lifeCategory === area && cue.category === style && cue.situation === id)
            .length,
        })),
      ),
    )
    expect(counts).toHaveLength(3 * 4 * 6)
    expect(counts.filter(({ count, wanted }) => count !== wanted)).toEqual([])
    expect(allCues).toHaveLength(234)
  })

  it('has ids that say where a cue belongs, each once', () => {
    const wrong = allCues.filter(({ id, lifeCategory, situation, category }) => {
      return !new RegExp(`^${lifeCategory}-${situation}-${category}-\\d+$`).test(id)
    })
    expect(wrong).toEqual([])
    expect(repeated(allCues.map((cue) => cue.id))).toEqual([])
  })

  it('says nothing twice', () => {
    expect(repeated(allCues.map((cue) => cue.text))).toEqual([])
    expect(repeated(allCues.map((cue) => cue.tip ?? cue.id))).toEqual([])
  })

  it('keeps a line short enough to say in one breath, and a tip short enough to read at a glance', () => {
    expect(allCues.filter(({ text }) => text.length < 12 || text.length > 100).map(({ id }) => id)).toEqual([])
    expect(allCues.filter(({ tip = '' }) => tip.length < 20 || tip.length > 100).map(({ id }) => id)).toEqual([])
  })

  it('ends each line and each tip like a sentence', () => {
    expect(allCues.filter(({ text }) => !/[.?]$/.test(text)).map(({ id }) => id)).toEqual([])
    expect(allCues.filter(({ tip = '' }) => !/[.?]$/.test(tip)).map(({ id }) => id)).toEqual([])
  })

  it('starts gently: half the lines are easy, and every area has all three steps', () => {
    const easy = allCues.filter((cue) => cue.confidence === 'easy')
    expect(easy.length).toBeGreaterThanOrEqual(allCues.length / 2)
    for (const area of lifeAreas) {
      const steps = new Set(allCues.filter((cue) => cue.lifeCategory === area).map((cue) => cue.confidence))
      expect([...steps].sort()).toEqual(['advanced', 'easy', 'medium'])
    }
  })

  it('writes what is to be filled in as one to three small words in brackets', () => {
    const slots = allCues.flatMap(({ id, text }) => parseCue(text).map((part) => ({ id, ...part })))
    const names = slots.filter((part) => part.kind === 'slot')
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter(({ name }) => !/^[a-z]+(?: [a-z]+){0,2}$/.test(name))).toEqual([])
    const strayBrackets = slots.filter((part) => part.kind === 'text' && /[[\]]/.test(part.text))
    expect(strayBrackets).toEqual([])
  })

  it('reads at grade 8 or lower', () => {
    const sentences = allCues.flatMap(({ text, tip = '' }) => [...sentencesOf(text), ...sentencesOf(tip)])
    expect(readingGrade(sentences)).toBeLessThanOrEqual(8)
  })
})

describe('findCue', () => {
  it('finds a cue by its id, and nothing by anything else', () => {
    expect(findCue('work-elevator-icebreaker-1')?.situation).toBe('elevator')
    expect(findCue('work-elevator-icebreaker-99')).toBeUndefined()
    expect(findCue('constructor')).toBeUndefined()
  })
})
