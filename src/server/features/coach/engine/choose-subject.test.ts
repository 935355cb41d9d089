import { describe, expect, it } from 'vitest'
import type { Heard } from '#rules/coach/heard.ts'
import { faultless } from '#rules/coach/reply-faults.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import { chooseSubject } from './choose-subject.ts'

function hearing(...subject: [Subject, number][]): Heard {
  return {
    danger: { none: 1, concern: 0, danger: 0, now: 0 },
    kind: [],
    other: 0,
    past: 0,
    subject: subject.map(([name, p]) => ({ name, p })),
    need: [],
    intent: [],
    area: [],
    mood: { good: 0, neutral: 1, bad: 0 },
    act: [],
    fault: faultless,
    embedding: new Float32Array(),
  }
}

const asked = {
  message: 'there is one bench and it holds four',
  act: 'more_story',
  current: undefined,
  barred: [],
  wasAsked: false,
} as const

describe('the subject of a talk', () => {
  it('is the one that all readings together make likeliest', () => {
    const heard = {
      alone: hearing(['breakup', 0.5], ['lunch_alone', 0.3]),
      after: hearing(['lunch_alone', 0.6]),
      joined: hearing(['lunch_alone', 0.7]),
    }
    expect(chooseSubject({ ...asked, heard })).toEqual({ kind: 'sure', subject: 'lunch_alone' })
  })

  it('stays while what is said could still be about it', () => {
    const heard = { alone: hearing(['phone', 0.6]), after: hearing(['phone', 0.3], ['boss', 0.5]) }
    expect(chooseSubject({ ...asked, current: 'boss', heard })).toEqual({ kind: 'kept', subject: 'boss' })
  })

  it('changes where another is many times as likely', () => {
    const heard = { alone: hearing(['neighbor', 0.9]), after: hearing(['neighbor', 0.8], ['club', 0.1]) }
    expect(chooseSubject({ ...asked, current: 'club', heard })).toEqual({ kind: 'sure', subject: 'neighbor' })
  })

  it('is never what was ruled out', () => {
    const heard = { alone: hearing(['presentation', 0.8], ['meeting', 0.45]) }
    const message = 'no, not a presentation, I only go round the circle'
    expect(chooseSubject({ ...asked, message, heard })).toEqual({ kind: 'sure', subject: 'meeting' })
  })

  it('is the thing, where the message only tells how they feel about it', () => {
    const heard = { alone: hearing(['reassurance', 0.5]), joined: hearing(['eating', 0.6]) }
    expect(chooseSubject({ ...asked, heard, wasAsked: true })).toEqual({ kind: 'sure', subject: 'eating' })
  })

  it('is asked for where nothing is likely', () => {
    expect(chooseSubject({ ...asked, heard: { alone: hearing(['gym', 0.1]) } })).toEqual({ kind: 'unsure' })
  })
})
