import { expect, it } from 'vitest'
import { newsAfter, withOpened } from './news.ts'

it('is new until one of its pages was opened', () => {
  expect(newsAfter(null)).toEqual(new Set(['/moments']))
  expect(withOpened(null, '/reports')).toBeNull()
  const opened = withOpened(null, '/moments/7')
  expect(newsAfter(opened)).toEqual(new Set())
  expect(withOpened(opened, '/moments')).toBe(opened)
})

it('keeps what was opened before, and is not fooled by a longer path', () => {
  expect(withOpened('/older', '/moments')).toBe('/older /moments')
  expect(withOpened(null, '/momentsoon')).toBeNull()
})
