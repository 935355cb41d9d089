import { describe, expect, it } from 'vitest'
import { toldAnswers } from './all-told.ts'
import { toldWordings } from './all-wordings.ts'

const replies = toldAnswers.flatMap(({ id, say }) => say.map((text) => ({ id, text })))
const failing = (isWrong: (text: string) => boolean) => replies.filter(({ text }) => isWrong(text))

describe('the answers to things people tell', () => {
  it('have unique ids, at least two replies and a dozen examples each', () => {
    const ids = toldAnswers.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, like, say } of toldAnswers) {
      expect(say.length, id).toBeGreaterThanOrEqual(2)
      expect(like.length, id).toBeGreaterThanOrEqual(12)
    }
  })

  it('exist for every id that has more examples', () => {
    const ids = new Set(toldAnswers.map(({ id }) => id))
    expect(Object.keys(toldWordings).filter((id) => !ids.has(id))).toEqual([])
  })

  it('share no example, and no example is also a counterexample', () => {
    const all = toldAnswers.flatMap(({ like }) => like.map((text) => text.toLowerCase()))
    const seen = new Set<string>()
    expect(all.filter((text) => seen.size === seen.add(text).size)).toEqual([])
    for (const { id, like, not = [] } of toldAnswers) {
      expect(
        not.filter((text) => like.includes(text)),
        id,
      ).toEqual([])
    }
  })

  it('are short, and neither shout nor promise anything', () => {
    expect(failing((text) => text.split(/\s+/).length > 60)).toEqual([])
    expect(failing((text) => text.includes('!'))).toEqual([])
    expect(failing((text) => /will be (?:all right|okay|fine)\b|\bi promise\b|\bcalm down\b/i.test(text))).toEqual([])
    expect(failing((text) => /\b(?:simply|most people|shall we)\b/i.test(text))).toEqual([])
  })

  it('ask at most one question', () => {
    // Questions in quotation marks are lines for somebody else, so they do not count.
    const asked = (text: string) => text.replaceAll(/"[^"]*"/g, '').split('?').length - 1
    expect(failing((text) => asked(text) > 1)).toEqual([])
  })
})
