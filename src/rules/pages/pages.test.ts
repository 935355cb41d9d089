import { describe, expect, it } from 'vitest'
import { findPage, pages } from './pages.ts'

describe('addresses', () => {
  it.each([
    ['/', '/'],
    ['/coach', '/coach'],
    ['/coach/', '/coach'],
    ['/coach//', '/coach'],
    ['/coach?from=home#top', '/coach'],
    ['/articles/some-id', '/articles/:id'],
    ['/energy-boost/power-breathing?x=1', '/energy-boost/:activityId'],
  ])('%s is the page %s', (address, path) => {
    expect(findPage(address)?.path).toBe(path)
  })

  it.each([
    '/nowhere',
    '/coach/deeper',
    '/articles/a/b',
    '/energy-boost',
    '/energy-boost/',
    '/Coach',
    '//coach',
    '/energy-boost//x',
  ])('%s is no page', (address) => {
    expect(findPage(address)).toBeUndefined()
  })

  it('are each listed once', () => {
    expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length)
  })
})
