import { expect, it } from 'vitest'
import { mentionsTaking } from './mentions-taking.ts'

it.each([
  'I had some of maman’s tablets',
  'all that was in it, the white ones. swallowed the lot',
  'doesn’t matter now i did something so i can sleep',
  'i drank half the bottle',
])('finds something taken in "%s"', (text) => expect(mentionsTaking([text])).toBe(true))

it.each([
  'stomach drops when i think of being there at all. not sleeping since marta left',
  'hes driving to her place now',
])('finds nothing taken in "%s"', (text) => expect(mentionsTaking([text])).toBe(false))
