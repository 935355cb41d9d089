import { describe, expect, it } from 'vitest'
import { mentionsOnlyEvent } from './mentions-event.ts'

describe('mentions only an event and its time', () => {
  it.each([
    'the dinner with my team is tonight',
    'the party is tonight',
    'My date is tonight, at 7:30',
    'i’ve got an interview tomorrow morning',
    'Family dinner on Sunday.',
    'the meeting with my boss is in ten minutes',
  ])('yes: %s', (message) => expect(mentionsOnlyEvent(message)).toBe(true))

  it.each([
    'it’s tonight',
    'tonight is the night',
    'the party is tonight and then i’m done',
    'my last dinner is tonight, i wrote the letters',
    'i won’t be at the meeting tomorrow, or anywhere',
    'pills at the party tonight',
    'dinner with my parents, he hits me after',
    '',
  ])('no: %s', (message) => expect(mentionsOnlyEvent(message)).toBe(false))
})
