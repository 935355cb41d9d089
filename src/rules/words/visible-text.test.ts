import { expect, it } from 'vitest'
import { isVisible } from './visible-text.ts'

it.each([
  '',
  '  \n\t',
  '\u00a0\u3000',
  '\u200b\u200d\ufeff',
  '\u202e\u2066',
  '\u3164\uffa0',
  '\u2800',
  '\ufe0f',
  '\u0000',
])('sees nothing in %j', (text) => {
  expect(isVisible(text)).toBe(false)
})

it.each(['a', ' . ', '😀', '👩‍👩‍👧', 'שלום', '\u200bx', '０', '�'])('sees something in %j', (text) => {
  expect(isVisible(text)).toBe(true)
})
