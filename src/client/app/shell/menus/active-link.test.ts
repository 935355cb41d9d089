import { expect, it } from 'vitest'
import { isActive } from './active-link.ts'

it('lights up home on home alone', () => {
  expect(isActive('/', '/')).toBe(true)
  expect(isActive('/', '/coach')).toBe(false)
})

it('lights up every other entry on the pages below it', () => {
  expect(isActive('/articles', '/articles')).toBe(true)
  expect(isActive('/articles', '/articles/lessons')).toBe(true)
  expect(isActive('/coach', '/coaching')).toBe(false)
  expect(isActive('/coach', '/')).toBe(false)
})
