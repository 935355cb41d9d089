import { describe, expect, it } from 'vitest'
import { hasNotTaken } from './not-taken.ts'

describe('whether nothing was taken', () => {
  it.each([
    'i told you. the tablets. theyre in my desk drawer. havent taken any',
    'no i said i HAVENT taken any. youre not even reading',
    'I have not taken anything, I swear',
    'i didn’t swallow them',
    'never took any of it, they are in the box',
  ])('is said in %s', (message) => expect(hasNotTaken(message)).toBe(true))

  it.each([
    'i havent taken my meds today',
    'I took all of them',
    'havent taken the bus in years',
    'I have taken some, not many',
    'I did not take my coat',
  ])('is not said in %s', (message) => expect(hasNotTaken(message)).toBe(false))
})
