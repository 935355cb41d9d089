import { describe, expect, it } from 'vitest'
import { repeated } from '../testing/repeated.ts'
import { socialFocuses } from './focus.ts'

describe("Today's Social Focus", () => {
  it('has a season without a repeat', () => {
    expect(socialFocuses).toHaveLength(90)
    expect(repeated(socialFocuses.flatMap(({ title, line }) => [title, line]))).toEqual([])
  })

  it('fits its card', () => {
    expect(socialFocuses.filter(({ title, line }) => title.length > 28 || line.length > 120)).toEqual([])
  })
})
