import { expect, it } from 'vitest'
import { moods } from '#rules/progress/moods.ts'
import { mouthOf } from './mouth.ts'

it('draws the mouths as they were designed', () => {
  expect(moods.map((mood) => mouthOf(mood))).toEqual([
    'M17 37q9 -9 18 0',
    'M18 35.5q8 -4.5 16 0',
    'M18 34q8 0 16 0',
    'M18 33q8 5.5 16 0',
    'M16.5 31.5q9.5 10 19 0',
  ])
})

it('draws one in between if the scale gets another mood', () => {
  expect(mouthOf(1, { min: 1, max: 6 })).toBe(mouthOf(1))
  expect(mouthOf(3, { min: 1, max: 6 })).toBe('M18 34.6q8 -1.8 16 0')
})
