import { expect, it } from 'vitest'
import { isActive } from './active-link.ts'

it('marks Home only on the home page', () => {
  expect(isActive('/', '/')).toBe(true)
  expect(isActive('/', '/coach')).toBe(false)
})

it('marks every other entry on the pages below it, too', () => {
  expect(isActive('/articles', '/articles')).toBe(true)
  expect(isActive('/articles', '/articles/lessons')).toBe(true)
  expect(isActive('/coach', '/coaching')).toBe(false)
  expect(isActive('/coach', '/')).toBe(false)
})
