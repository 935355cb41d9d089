import { beforeAll, describe, expect, it } from 'vitest'
import { readShippedTexts, type ShippedText } from '#content/testing/shipped-texts.ts'
import { assess } from '#rules/safety/assess.ts'
import { isAlarm } from '#rules/safety/assessment.ts'
import { correct } from '#rules/safety/text/vocabulary.ts'

/** A few thousand sentences about fear, parties and bad evenings, written without knowing the safety phrases. */
/** These texts describe a danger on purpose, so that readers recognize it. */
const namesDanger = /guides\/(?:helping-someone-you-love|questions-about-medication)\.md$/

describe('the words we ship', () => {
  let texts: ShippedText[] = []
  beforeAll(async () => {
    texts = await readShippedTexts()
  })

  it('raise no alarm, sentence by sentence', () => {
    const sentences = texts.flatMap(({ where, text }) => text.split(/(?<=[.?])\s+/).map((text) => ({ where, text })))
    expect(sentences.length).toBeGreaterThan(3000)
    const alarming = sentences.filter(({ where, text }) => !namesDanger.test(where) && isAlarm(assess(text)))
    expect(alarming).toEqual([])
    // Reading thousands of sentences with every rule takes a while on a busy machine.
  }, 120_000)

  it('contain no word that is mistaken for a typo', () => {
    const words = new Set(texts.flatMap(({ text }) => text.match(/(?<![\w'’-])[a-z]{3,}(?![\w'’-])/g) ?? []))
    expect(words.size).toBeGreaterThan(2000)
    expect([...words].filter((word) => correct(word) !== word)).toEqual([])
  })
})
