import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coachIntents, intentTable, needs, situations, stages } from './intents.ts'
import { understand } from './understand.ts'
import type { PreviousTurn, Understood } from './understanding.ts'

const talk: Understood = { need: 'prepare', situation: 'presentation', stage: 'before', lifeArea: 'work' }

function read(message: string, previous?: PreviousTurn) {
  return understand({ message, previous })
}

function first(message: string, previous?: PreviousTurn) {
  return read(message, previous).intents[0]?.intent
}

describe('facets', () => {
  it('tell before, during and after of the same thing', () => {
    expect(read('I have a presentation at work on Friday and I am terrified')).toMatchObject({
      need: 'prepare',
      situation: 'presentation',
      stage: 'before',
      lifeArea: 'work',
      emotion: 'fear',
      intensity: 3,
    })
    expect(read("I'm in the bathroom, can't breathe, my heart is racing")).toMatchObject({
      need: 'calm',
      stage: 'during',
      emotion: 'fear',
      intensity: 3,
    })
    expect(read("I said something stupid in the meeting yesterday and can't stop thinking about it")).toMatchObject({
      need: 'let_go',
      situation: 'meeting',
      stage: 'after',
      lifeArea: 'work',
      emotion: 'shame',
    })
  })

  it('keep the place that is named, and say none where none is', () => {
    expect(read("There's a job interview on Monday and I can't sleep").situation).toBe('interview')
    expect(read('I dread the wedding next week').situation).toBe('party')
    expect(read('I feel so down lately').situation).toBe('none')
  })

  it('name the part of life from the words, else from the chat, else not at all', () => {
    expect(read('my professor cold calls on us in the seminar').lifeArea).toBe('school')
    expect(read('my tinder date is tonight').lifeArea).toBe('dating')
    expect(read('I have to call the dentist').lifeArea).toBeNull()
    expect(understand({ message: 'I have to call the dentist', lifeArea: 'work' }).lifeArea).toBe('work')
    expect(understand({ message: 'my tinder date is tonight', lifeArea: 'work' }).lifeArea).toBe('dating')
  })

  it('take a class for fun and a child at school for neither', () => {
    expect(read('at my pottery class everyone chats and I stay quiet').lifeArea).toBeNull()
  })

  it('find who, when and what in words that can be said back', () => {
    expect(read('I have to give a presentation to my manager on friday').slots).toEqual({
      who: 'my manager',
      when: 'on Friday',
      event: 'presentation',
    })
    expect(read('date w her thurs').slots).toEqual({ when: 'on Thursday', event: 'date' })
    expect(read('hello').slots).toEqual({})
  })

  it('are always one of those that exist, with three guesses or more, likeliest first', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (message) => {
        const { need, situation, stage, intents } = read(message, { understood: talk, options: ['One', 'Two'] })
        expect(needs).toContain(need)
        expect(situations).toContain(situation)
        expect(stages).toContain(stage)
        expect(intents.length).toBeGreaterThanOrEqual(3)
        expect(intents.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThanOrEqual(1.0001)
        expect(intents).toEqual(intents.toSorted((a, b) => b.confidence - a.confidence))
      }),
      { numRuns: 200 },
    )
  })
})

describe('slang and slips of the finger', () => {
  it.each([
    ['presentaton tmrw im so nervus', 'presentation'],
    ['gotta phone teh bank n im freakin out', 'phone_call'],
    ['she left me on read :(', 'rejection'],
    ['idk how 2 end a convo', 'end_conversation'],
    ['got no frends irl', 'making_friends'],
    ['CANT BREATHE HEART RACING', 'panic_now'],
  ])('%s', (message, intent) => {
    expect(first(message)).toBe(intent)
  })
})

describe('carry-over', () => {
  const previous = { asked: 'walk', options: ['Do it with me now', 'Give me words to say'], understood: talk }

  it.each(['yes', 'ok', 'no', 'hm', 'why?', 'that sounds right, yes', 'Okay, I will try that tonight'])(
    '"%s" stays with the subject',
    (message) => {
      expect(read(message, previous)).toMatchObject(talk)
      expect(read(message, previous).isUnsure).toBe(false)
    },
  )

  it('a complaint stays with the subject', () => {
    const understood = read('you have no idea what this is like', previous)
    expect(understood).toMatchObject(talk)
    expect(understood.cues.saysNotHelping).toBe(true)
  })

  it('a new subject is a new subject', () => {
    expect(first('also my sister wants me to babysit every weekend and I cannot say no', previous)).toBe('assertive_no')
    expect(first('I have to phone the dentist', previous)).toBe('phone_call')
    expect(first('what is the capital of peru', previous)).toBe('off_topic')
  })

  it('a crisis is a crisis in the middle of anything', () => {
    expect(read('I want to kill myself', previous)).toMatchObject({ need: 'safety' })
    expect(first('I want to kill myself', previous)).toBe('crisis')
  })
})

describe('short replies', () => {
  const previous = {
    asked: 'which',
    options: ["It's still ahead of me", 'It already happened', 'I need words to say'],
    understood: talk,
  }

  it.each([
    ['yes', { kind: 'yes' }],
    ['yeah sure', { kind: 'yes' }],
    ['go ahead', { kind: 'yes' }],
    ['nah', { kind: 'no' }],
    ['not really', { kind: 'no' }],
    ['ok', { kind: 'okay' }],
    ['k', { kind: 'okay' }],
    ['idk', { kind: 'unsure' }],
    ['maybe', { kind: 'unsure' }],
    ['done', { kind: 'done' }],
    ['I did it and it was okay', { kind: 'done' }],
    ['not yet', { kind: 'not_done' }],
    ["I didn't do it", { kind: 'not_done' }],
    ['2', { kind: 'option', option: 1 }],
    ['the second one', { kind: 'option', option: 1 }],
    ['the last', { kind: 'option', option: 2 }],
    ['it already happened', { kind: 'option', option: 1 }],
    ['words', { kind: 'option', option: 2 }],
  ])('"%s"', (message, answer) => {
    expect(read(message, previous)).toMatchObject({ isShortReply: true, answer })
  })

  it('are none where a message speaks for itself', () => {
    const { isShortReply, answer } = read('yes and my boss also wants me to present on Monday to the clients', previous)
    expect({ isShortReply, answer }).toEqual({ isShortReply: false, answer: undefined })
  })

  it('point at no tap that was not offered', () => {
    expect(read('4', previous).answer).toBeUndefined()
    expect(read('the second one').answer).toBeUndefined()
  })

  it('take the meaning of the tap', () => {
    expect(
      read('the third one', { options: ['Something else', 'No', 'I need help with a phone call'] }).situation,
    ).toBe('phone_call')
  })
})

describe('being unsure', () => {
  it('is said of what could be anything', () => {
    expect(read('it is about a thing with people').isUnsure).toBe(true)
  })

  it('is not said of what is plain', () => {
    expect(read('I have a first date tomorrow and I am so nervous').isUnsure).toBe(false)
    expect(read('are you a real person?').isUnsure).toBe(false)
  })
})

describe('the table of intents', () => {
  it('gives every intent facets of its own', () => {
    const rows = Object.values(intentTable).map(({ need, situation }) => `${need} ${situation}`)
    expect(Object.keys(intentTable)).toEqual([...coachIntents])
    expect(new Set(rows).size).toBe(rows.length)
  })
})

describe('a long message', () => {
  it('costs no more than a long message should', () => {
    const hostile = ['what if they ', 'how do i say no to my boss about ', 'presentaton ', 'i ', '((', 'are you ']
    for (const part of hostile) {
      const short = workOf(part.repeat(Math.ceil(1000 / part.length)))
      const long = workOf(part.repeat(Math.ceil(4000 / part.length)))
      // Four times the text, and room for a busy machine; a quadratic reader would need sixteen.
      expect([part, long < short * 12 + 50]).toEqual([part, true])
    }
  })
})

function workOf(message: string): number {
  read(message)
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now()
    read(message)
    return performance.now() - start
  })
  return Math.min(...times)
}
