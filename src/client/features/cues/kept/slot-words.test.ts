import { describe, expect, it } from 'vitest'
import { parseSlotWords, slotKey, slotMaxLength, withWord, wordsFor } from './slot-words.ts'

describe('words typed into a line', () => {
  it('are shared between lines when they are about you, and not when they are about the other person', () => {
    expect(slotKey('a', 'your name')).toBe(slotKey('b', 'your name'))
    expect(slotKey('a', 'their name')).not.toBe(slotKey('b', 'their name'))
  })

  it('come back under the names of the slots', () => {
    const words = withWord(withWord({}, slotKey('a', 'your name'), 'Maya'), slotKey('a', 'their name'), 'Jo')
    expect([...wordsFor('b', ['your name', 'their name'], words)]).toEqual([
      ['your name', 'Maya'],
      ['their name', ''],
    ])
  })

  it('leave nothing behind when they are cleared, and are cut at the maximum length', () => {
    expect(withWord({ 'your name': 'Maya' }, 'your name', '')).toEqual({})
    expect(withWord({}, 'your name', 'x'.repeat(200))['your name']).toHaveLength(slotMaxLength)
  })

  it('are none when the storage holds something else', () => {
    for (const stored of [null, '', 'null', '7', '{', '[1]']) {
      expect(Object.values(parseSlotWords(stored)), String(stored)).toEqual([])
    }
    expect(parseSlotWords('{"your name":"Maya","x":5}')).toEqual({ 'your name': 'Maya' })
  })
})
