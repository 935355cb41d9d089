import { expect, it } from 'vitest'
import { smoothPath, straightPath, stretchesOf } from './paths.ts'

const [a, b, c] = [
  { x: 0, y: 10 },
  { x: 30, y: 40 },
  { x: 60, y: 40 },
]

it('breaks a line where a day is missing', () => {
  expect(stretchesOf([null, a, b, null, null, c])).toEqual([[a, b], [c]])
  expect(stretchesOf([null, null])).toEqual([])
})

it('draws straight lines from place to place', () => {
  expect(straightPath([a, b])).toBe('M0 10L30 40')
  expect(straightPath([])).toBe('')
})

it('draws a smooth line that goes through every place', () => {
  expect(smoothPath([a])).toBe('M0 10')
  expect(smoothPath([a, b])).toBe('M0 10C10 20 20 30 30 40')
})

it('never goes beyond the places it connects', () => {
  const heights = [40, 10, 10, 50, 20, 20, 45].map((y, i) => ({ x: i * 10, y }))
  const numbers = [...smoothPath(heights).matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))
  // Each curve stays within its control points: start, two handles, end.
  for (let i = 0; i + 3 < numbers.length; i += 3) {
    const [from = 0, leave = 0, arrive = 0, to = 0] = numbers.slice(i, i + 4)
    for (const handle of [leave, arrive]) {
      expect(handle).toBeGreaterThanOrEqual(Math.min(from, to))
      expect(handle).toBeLessThanOrEqual(Math.max(from, to))
    }
  }
})
