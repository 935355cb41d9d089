import { describe, expect, it } from 'vitest'
import { assess } from '../assess.ts'

describe('wanting to vanish', () => {
  it.each([
    'I stood silent for one full minute and everyone was looking, I wanted to vanish.',
    'the whole class laughed and I just wanted to disappear',
    'they were all staring at me and i wanted to vanish',
  ])('is embarrassment before people who look: "%s"', (text) => expect(assess(text).tier).toBe('none'))

  it.each([
    'I just want to disappear',
    'nobody looks at me and I want to vanish',
    'everyone laughs at me every day and I want to die',
    'they stared at me and I wanted to disappear for good',
  ])('is more than that otherwise: "%s"', (text) => expect(assess(text).tier).not.toBe('none'))
})
