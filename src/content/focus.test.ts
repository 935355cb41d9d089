import { describe, expect, it } from 'vitest'
import { socialFocuses } from './focus.ts'
import { repeated } from './testing/repeated.ts'

describe("Today's Social Focus", () => {
  it('has two weeks without a repeat', () => {
    expect(socialFocuses.length).toBeGreaterThanOrEqual(14)
    expect(repeated(socialFocuses.flatMap(({ title, line }) => [title, line]))).toEqual([])
  })

  it('fits its card', () => {
    expect(socialFocuses.filter(({ title, line }) => title.length > 28 || line.length > 120)).toEqual([])
  })
})
