import { expect, it } from 'vitest'
import { isIn, keysOf, tableOf } from './closed-sets.ts'

it('tells whether a text is in a set, and is not misled by what every object inherits', () => {
  expect(isIn(['work', 'school'], 'school')).toBe(true)
  expect(isIn(['work', 'school'], 'constructor')).toBe(false)
  expect(isIn([], '')).toBe(false)
})

it('keeps the order of a table’s keys', () => {
  expect(keysOf({ yes: 1, a_little: 0.5, no: 0 })).toEqual(['yes', 'a_little', 'no'])
})

it('makes a table with a value for each key', () => {
  expect(tableOf(['low', 'high'], (key, place) => `${key} ${place}`)).toEqual({ low: 'low 0', high: 'high 1' })
})
