import { expect, it } from 'vitest'
import { keepLatest } from './keep-latest.ts'

it('computes a result once, and again only after it was dropped', () => {
  const asked: string[] = []
  const length = keepLatest(2, (text) => {
    asked.push(text)
    return text.length
  })
  expect([length('one'), length('three'), length('one')]).toEqual([3, 5, 3])
  expect(asked).toEqual(['one', 'three'])
  expect([length(''), length('one')]).toEqual([0, 3])
  expect(asked).toEqual(['one', 'three', '', 'one'])
})
