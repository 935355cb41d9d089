import { expect, it } from 'vitest'
import type { ChatMessage } from '#contract/coach.ts'
import { afterBegin, afterLook, noWords, withUnsent } from './coach-words.ts'

const said = (id: number, content: string): ChatMessage => ({
  id,
  role: 'user',
  content,
  timestamp: '2026-11-15T10:00:00.000Z',
})
const sent = afterBegin(noWords, { text: 'I might cancel', lastId: 3, id: 'one' })

it('keeps its id while the text stays the same, and gets a new one with another text', () => {
  expect(afterBegin(sent, { text: 'I might cancel', lastId: 3, id: 'two' }).sentId).toBe('one')
  expect(afterBegin(sent, { text: 'I cancelled', lastId: 3, id: 'two' }).sentId).toBe('two')
})

it('gives back what was not sent, in front of what was typed since', () => {
  expect(withUnsent(noWords, 'first').text).toBe('first')
  expect(withUnsent({ ...noWords, text: 'and then' }, 'first').text).toBe('first\nand then')
})

it('comes back to the field after a reload, once', () => {
  const found = afterLook(sent, [said(2, 'Hi')])
  expect(found).toMatchObject({ text: 'I might cancel', sentId: 'one', isOut: false })
  expect(afterLook(found, [said(2, 'Hi')])).toBe(found)
  const reworded = { ...found, text: 'I will cancel' }
  expect(afterLook(reworded, [said(2, 'Hi')])).toBe(reworded)
})

it('is removed once the chat shows it, but not because of an earlier message with the same words', () => {
  expect(afterLook(sent, [said(4, 'I might cancel')])).toEqual(noWords)
  expect(afterLook({ ...sent, text: 'I might cancel' }, [said(4, 'I might cancel')])).toEqual(noWords)
  expect(afterLook({ ...sent, text: 'and more' }, [said(4, 'I might cancel')]).text).toBe('and more')
  expect(afterLook(sent, [said(2, 'I might cancel')]).text).toBe('I might cancel')
})
