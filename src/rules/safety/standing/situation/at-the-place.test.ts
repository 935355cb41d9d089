import { expect, it } from 'vitest'
import { isAtTheEdge, isAtThePlace } from './at-the-place.ts'

it.each([
  'he finally answered. hes on the roof of the gym',
  'she is on a bridge she says',
  'its a ROOF',
  'he called me from the parking garage',
])('finds another person at a height in: %s', (text) => expect(isAtThePlace(text)).toBe(true))

it.each(['he came down off the roof', 'she works at the office', 'he lives near me'])(
  'finds nobody at a height in: %s',
  (text) => expect(isAtThePlace(text)).toBe(false),
)

it.each([
  'its right there, im about 3 feet off it with my feet on the edge bit',
  "I'm sitting on the railing",
  'im sat on the edge of a canal',
  'standing on the platform',
])('finds the writer at the edge in: %s', (text) => expect(isAtTheEdge(text)).toBe(true))

it.each([
  'ive shuffled back, im on the bench against the wall',
  'ive went up the steps to the road, away from the water',
  'im on edge all day',
  'we live near the river',
])('does not find the writer at the edge in: %s', (text) => expect(isAtTheEdge(text)).toBe(false))
