import { describe, expect, it } from 'vitest'
import { allChallenges } from '#content/challenges/all-challenges.ts'
import { understand } from '#rules/coach/understand.ts'
import type { Reply } from '../turn.ts'
import { linesIn } from './testing/answer.ts'
import { simulateChat } from './testing/simulate.ts'

/** What the coach says to the last of these, for a few people who all write the same. */
function lastReplies(...script: string[]): Reply[] {
  return [0, 1, 2].map((at) => {
    // The simulation begins its scripts anywhere after the first message; a whole round begins where we do.
    const seed = at * Math.max(1, script.length - 1)
    const { replies } = simulateChat({ script, turns: script.length, seed, understand })
    return replies.at(-1) as Reply
  })
}

function expectEach(replies: readonly Reply[], check: (reply: Reply) => void) {
  for (const reply of replies) check(reply)
}

const talk = 'I have a presentation on Friday and my voice wobbles'

describe('words wanted inside an occasion', () => {
  it.each([
    [[talk, 'what do i say if i lose my place?'], 'lost_thread'],
    [['my interview is on monday', 'what if i blank out'], 'lost_thread'],
    [['I want to cancel my date tonight', 'how do i end it if its boring'], 'end_date'],
    [['heart racing rn in the bathroom, cant breathe', 'a bit better', 'what do i say when i go back'], 'going_back'],
    [['wedding on saturday and i know nobody', 'how do i leave early'], 'leave_early'],
    [['I have to call the bank', 'how do i end the call'], 'end_call'],
  ])('%j', (script, moment) => {
    expectEach(lastReplies(...script), (reply) => {
      expect(reply.trace.moves).toContain(`moment:${moment}`)
      expect(linesIn(reply).length).toBe(2)
    })
  })

  it('takes both lines from one place', () => {
    expectEach(lastReplies('there is a girl in my lab section, what do i say to her'), ({ sources }) => {
      const places = sources.filter(({ type }) => type === 'cue').map(({ id }) => id.split('-')[1])
      expect(new Set(places).size).toBeLessThanOrEqual(1)
    })
  })
})

describe('a few words', () => {
  const lines = ['my coworker dumps her reports on me, how do i say no']

  it.each(['give me another', 'others', 'something else', 'more please', 'got any other ones?'])(
    'asking for other lines: %s',
    (reply) => {
      expectEach(lastReplies(...lines, reply), ({ trace, remember }) => {
        expect(trace.moves).toContain('lines')
        expect(remember).toEqual([])
      })
    },
  )

  it.each(['ill try', 'ok i will', "fine i'll do it tomorrow", 'will do'])('taking it on: %s', (reply) => {
    expectEach(lastReplies(...lines, 'the second one', reply), ({ trace, remember }) => {
      expect(trace.phase).toBe('wrap')
      expect(remember).toEqual([expect.objectContaining({ kind: 'step' })])
    })
  })

  it('notes the day, and a step of their own', () => {
    expectEach(lastReplies(...lines, 'ok i will tell her tomorrow'), ({ remember, content }) => {
      expect(remember).toEqual([expect.objectContaining({ text: 'tell her', dueAt: expect.any(Date) })])
      expect(content).toMatch(/tomorrow/i)
    })
  })

  it.each(['im too scared', "i can't", 'thats too much', 'no way i can do that'])('too big: %s', (reply) => {
    expectEach(lastReplies('I want to cancel my date tonight', reply), ({ trace, remember }) => {
      expect(trace.moves).toContain('scared')
      expect(trace.step).toBeTruthy()
      expect(remember).toEqual([])
    })
  })

  it.each(['not today', 'maybe later', 'another time'])('not now: %s', (reply) => {
    expectEach(lastReplies('I have to call my landlord', reply), ({ trace, content }) => {
      expect(trace.moves[0]).toBe('scene:later')
      expect(content).not.toContain('?')
    })
  })

  it('tells something, though it begins with no', () => {
    expectEach(lastReplies('they never ask me along for lunch at work', 'no i didnt ask'), ({ content }) =>
      expect(content).toMatch(/^You didn't ask/),
    )
  })

  it('answers our question with a part of life', () => {
    expectEach(lastReplies('hey', 'dunno', 'work stuff'), ({ trace, content }) => {
      expect(content).toMatch(/work/i)
      expect(trace.asked).not.toBe('clarify')
    })
  })

  it('closes after thanks', () => {
    expectEach(lastReplies(...lines, 'the second one', 'thanks'), ({ content }) => expect(content).not.toContain('?'))
  })
})

describe('a question', () => {
  it.each([
    [['there is a girl in my class i want to talk to', 'what if she says no'], /might|possible|hurts/],
    [['there is a girl in my class i want to talk to', 'you think she likes me?'], /can't see|don't know/],
    [['I keep replaying what i told my manager', 'should i just quit'], /wouldn't decide|your call/],
    [[talk, 'what if they laugh'], /laugh/],
    [['I have to call the dentist', 'why is this so hard'], /body/],
    [['she has not replied in three days', 'should i text her again'], /message|send/],
  ])('%j', (script, answer) => {
    expectEach(lastReplies(...script), ({ content, trace }) => {
      expect(content).toMatch(answer)
      expect(trace.moves).not.toContain('scene:clarify')
    })
  })

  it('asked for certainty a third time names the loop', () => {
    expectEach(
      lastReplies('I like a girl at work', 'you think she likes me?', 'are you sure?', 'but do you really think so'),
      ({ trace }) => expect(trace.moves).toContain('loop'),
    )
  })
})

describe('a win', () => {
  const called = 'I called the landlord myself today!!'
  const categoryOf = ({ sources }: Reply) =>
    sources.flatMap(({ id }) => allChallenges.find((challenge) => challenge.id === id)?.category ?? [])

  it('leads on to a rung of the same ladder, and says it back as theirs', () => {
    expectEach(lastReplies(called), (reply) => {
      expect(reply.content).toMatch(/yourself/)
      expect(categoryOf(reply)).toEqual(['phone_calls'])
    })
  })

  it('keeps to that rung when they tell what helped, and opens it on a yes', () => {
    const [first] = lastReplies(called)
    const [helped] = lastReplies(called, 'i wrote down the first line')
    expect(helped?.sources).toEqual(first?.sources)
    expect(helped?.content).toMatch(/you wrote down the first line/i)
    expectEach(lastReplies(called, 'yes'), (reply) => {
      expect(reply.trace.moves).toContain('rung_steps')
      expect(categoryOf(reply)).toEqual(['phone_calls'])
    })
  })
})
