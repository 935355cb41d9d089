import { expect, it } from 'vitest'
import { presentEntry } from './present-chat.ts'
import { showAll } from './reader.ts'

const timestamp = '2026-11-15T12:00:00.000Z'
const words = 'Say "I\'m late, sorry..." and sit down.'
const set = 'Say “I’m late, sorry…” and sit down.'

it('typesets the coach’s words, but not the person’s words and not the buttons', () => {
  const options = ["That's it"]
  expect(presentEntry({ id: 1, role: 'assistant', content: words, timestamp, options })).toMatchObject({
    content: set,
    options,
  })
  expect(presentEntry({ id: 2, role: 'user', content: words, timestamp }).content).toBe(words)
})

it('streams a reply in pieces that add up to the text shown afterwards', () => {
  let shown = ''
  showAll({ isLive: true, show: (piece) => (shown += piece) }, words)
  expect(shown).toBe(set)
})
