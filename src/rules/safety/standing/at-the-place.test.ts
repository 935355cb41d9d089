import { expect, it } from 'vitest'
import { isAtThePlace } from './at-the-place.ts'

it.each([
  'he finally answered. hes on the roof of the gym',
  'she is on a bridge she says',
  'its a ROOF',
  'he called me from the parking garage',
])('is heard in: %s', (text) => expect(isAtThePlace(text)).toBe(true))

it.each(['he came down off the roof', 'she works at the office', 'he lives near me'])('is not heard in: %s', (text) =>
  expect(isAtThePlace(text)).toBe(false),
)
