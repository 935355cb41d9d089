import { describe, expect, it } from 'vitest'
import { type Heard, heardNothing } from '#rules/coach/heard.ts'
import type { HeardSubject } from '#rules/coach/subjects.ts'
import type { SubjectBelief } from '#rules/coach/trace.ts'
import { chooseSubject as choose } from './choose-subject.ts'
import { beliefInChosenSubject, updateBelief } from './subject-belief.ts'

function hearing(...subject: [HeardSubject, number][]): Heard {
  return { ...heardNothing, subject: subject.map(([name, p]) => ({ name, p })) }
}

const asked = {
  message: 'there is one bench and it holds four',
  act: 'more_story',
  current: undefined,
  barred: [],
  wasAsked: false,
} as const

/** Nothing was said before except what is given. */
function chooseSubject(request: Omit<Parameters<typeof choose>[0], 'belief'>, before?: SubjectBelief) {
  return choose({ ...request, belief: updateBelief(before, request, request.act) })
}

describe('the subject of a conversation', () => {
  it('is the likeliest one in all readings taken together', () => {
    const heard = {
      alone: hearing(['breakup', 0.5], ['lunch_alone', 0.3]),
      after: hearing(['lunch_alone', 0.6]),
      joined: hearing(['lunch_alone', 0.7]),
    }
    expect(chooseSubject({ ...asked, heard })).toEqual({ kind: 'sure', subject: 'lunch_alone' })
  })

  it('stays if a single message is about something else', () => {
    const before = { weight: 2, shares: [['boss', 0.6]] } as const
    const heard = { alone: hearing(['phone', 0.9]), after: hearing(['phone', 0.6], ['boss', 0.2]) }
    expect(chooseSubject({ ...asked, current: 'boss', heard }, before)).toEqual({ kind: 'kept', subject: 'boss' })
  })

  it('changes if everything said so far is likelier about another one', () => {
    const before = { weight: 2, shares: [['club', 0.3] as const, ['neighbor', 0.25] as const] }
    const heard = { alone: hearing(['neighbor', 0.9]), after: hearing(['neighbor', 0.8], ['club', 0.1]) }
    expect(chooseSubject({ ...asked, current: 'club', heard }, before)).toEqual({ kind: 'sure', subject: 'neighbor' })
  })

  it('stays if they said that it is not panic', () => {
    const before = { weight: 2, shares: [['boss', 0.3] as const, ['phone', 0.32] as const] }
    const heard = { alone: hearing(['panic', 0.8]) }
    expect(chooseSubject({ ...asked, current: 'boss', barred: ['panic'], heard }, before)).toEqual({
      kind: 'kept',
      subject: 'boss',
    })
  })

  it('becomes panic as soon as one message says so', () => {
    const before = { weight: 5, shares: [['boss', 0.8] as const] }
    const heard = { alone: hearing(['panic', 0.8]) }
    expect(chooseSubject({ ...asked, current: 'boss', heard }, before)).toEqual({ kind: 'sure', subject: 'panic' })
  })

  it('stays the one chosen with a button, whatever the next message sounds like', () => {
    const heard = { alone: hearing(['phone', 0.7], ['shop', 0.1]) }
    const choice = choose({
      ...asked,
      current: 'shop',
      heard,
      belief: updateBelief(beliefInChosenSubject('shop'), { ...asked, heard }, 'answer'),
    })
    expect(choice).toEqual({ kind: 'kept', subject: 'shop' })
  })

  it('is no longer the coach itself once they talk about something else', () => {
    const before = { weight: 1, shares: [['about_wingmate', 0.9] as const] }
    const heard = { alone: hearing(['small_talk', 0.5]) }
    expect(chooseSubject({ ...asked, current: 'about_wingmate', heard }, before)).toEqual({
      kind: 'sure',
      subject: 'small_talk',
    })
  })

  it('is never what was ruled out', () => {
    const heard = { alone: hearing(['presentation', 0.8], ['meeting', 0.45]) }
    const message = 'no, not a presentation, I only go round the circle'
    expect(chooseSubject({ ...asked, message, heard })).toEqual({ kind: 'sure', subject: 'meeting' })
  })

  it('is the situation, if the message only says how they feel about it', () => {
    const heard = { alone: hearing(['reassurance', 0.5]), joined: hearing(['eating', 0.6]) }
    expect(chooseSubject({ ...asked, heard, wasAsked: true })).toEqual({ kind: 'sure', subject: 'eating' })
  })

  it('is asked for if no subject is likely', () => {
    expect(chooseSubject({ ...asked, heard: { alone: hearing(['gym', 0.1]) } })).toEqual({ kind: 'unsure' })
  })
})

describe('the subject, where a layer follows the talk', () => {
  const followed = (...subject: [HeardSubject, number][]) => {
    const flags = { glad: 0, leaving: 0, words: 0, asks: 0, memory: '' }
    return { alone: heardNothing, thread: { ...flags, subject: subject.map(([name, p]) => ({ name, p })) } }
  }

  it('stays until another one is twice as likely', () => {
    const close = followed(['phone', 0.5], ['boss', 0.3])
    expect(chooseSubject({ ...asked, current: 'boss', heard: close })).toEqual({ kind: 'kept', subject: 'boss' })
    const clear = followed(['phone', 0.7], ['boss', 0.2])
    expect(chooseSubject({ ...asked, current: 'boss', heard: clear })).toEqual({ kind: 'sure', subject: 'phone' })
  })

  it('stays longer with one that they chose themselves', () => {
    const heard = followed(['phone', 0.7], ['boss', 0.2])
    const choice = chooseSubject({ ...asked, current: 'boss', isChosen: true, heard })
    expect(choice).toEqual({ kind: 'kept', subject: 'boss' })
  })

  it('can become a feeling, but no question about the coach or the weather', () => {
    const replay = followed(['replay', 0.7], ['boss', 0.2])
    expect(chooseSubject({ ...asked, current: 'boss', heard: replay })).toEqual({ kind: 'sure', subject: 'replay' })
    const passing = followed(['about_wingmate', 0.8], ['boss', 0.1])
    expect(chooseSubject({ ...asked, current: 'boss', heard: passing })).toEqual({ kind: 'kept', subject: 'boss' })
  })

  it('is never what was ruled out', () => {
    const heard = followed(['presentation', 0.8], ['meeting', 0.45])
    const message = 'no, not a presentation, I only go round the circle'
    expect(chooseSubject({ ...asked, message, heard })).toEqual({ kind: 'sure', subject: 'meeting' })
  })
})
