import { describe, expect, it } from 'vitest'
import { findItem } from '#content/coach/library.ts'
import { understand } from '#rules/coach/understand.ts'
import { countWords } from './sentences.ts'
import { personas } from './testing/personas.ts'
import { findRepeats, simulateChat } from './testing/simulate.ts'

const chatsEach = 6

describe.each(Object.entries(personas))('fifteen turns with someone %s', (_, script) => {
  const chats = Array.from({ length: chatsEach }, (_, seed) => simulateChat({ script, turns: 15, seed, understand }))

  it('I2 repeat no sentence within ten turns, and nearly none at all', () => {
    const repeats = chats.map((chat) => findRepeats(chat, 10))
    expect(repeats.flatMap(({ exact }) => exact)).toEqual([])
    const sentences = repeats.reduce((sum, chat) => sum + chat.sentences, 0)
    expect(repeats.flatMap(({ near }) => near).length / sentences).toBeLessThan(0.01)
  })

  it('never fall silent, run long, ask two things or point nowhere', () => {
    for (const { content, sources } of chats.flatMap(({ replies }) => replies)) {
      expect(content).not.toBe('')
      expect(countWords(content)).toBeLessThanOrEqual(120)
      expect(content.replace(/[“"][^”"]*[”"]/g, '').split('?').length - 1).toBeLessThanOrEqual(1)
      expect(content).not.toMatch(/[{}]|undefined|\bnull\b/)
      for (const source of sources) expect(findItem(source)).toBeDefined()
    }
  })
})

describe('two people', () => {
  it('hear different words', () => {
    const [one, other] = [1, 2].map((seed) =>
      simulateChat({ script: personas.ok, turns: 5, seed: seed * 1000, understand }),
    )
    expect(one?.replies.map(({ content }) => content)).not.toEqual(other?.replies.map(({ content }) => content))
  })
})
