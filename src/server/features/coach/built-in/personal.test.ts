import { describe, expect, it } from 'vitest'
import { allChallenges } from '#content/challenges/all-challenges.ts'
import { options } from '#content/coach/moves/options.ts'
import { readConversation } from './conversation.ts'
import { challengeLevel, suggestItem } from './items.ts'
import { countWords } from './sentences.ts'
import { answer, forSeeds, seeds } from './testing/answer.ts'
import { asSaid, asStored, makeTurn, noon } from './testing/make-turn.ts'

describe('personal', () => {
  const loved = { techniqueId: 'sensory-refresh', usedAt: new Date('2026-03-02T09:00:00Z'), completed: true, rating: 5 }
  const eased = {
    challengeId: 'x',
    difficultyLevel: 2,
    outcome: 'completed',
    at: new Date('2026-03-01T09:00:00Z'),
    anxietyBefore: 8,
    anxietyAfter: 3,
  } as const

  it('P1 uses a true record where it bears on the message', () => {
    forSeeds({ facts: { challengeTries: [eased] }, understanding: { situation: 'party' } }, ({ content }) => {
      expect(content).toMatch(/8\b.*\b3\b/)
    })
    forSeeds(
      { facts: { moods: [{ mood: 1, at: noon }] }, understanding: { need: 'lift', stage: 'none' } },
      ({ content }) => expect(content).toContain('Rough'),
    )
    forSeeds({ facts: { techniqueUses: [loved] }, understanding: { need: 'calm', stage: 'before' } }, (reply) => {
      expect(reply.content).toContain('Sensory Refresh')
      expect(reply.sources).toContainEqual({ type: 'technique', id: 'sensory-refresh' })
    })
  })

  it('P1 mentions a note that speaks of the same thing', () => {
    forSeeds(
      {
        facts: { notes: ['My landlord shouts'] },
        message: 'I have to call my landlord',
        understanding: { situation: 'phone_call' },
      },
      ({ content }) => expect(content).toContain('My landlord shouts'),
    )
  })

  it('P1 claims no record where there is none', () => {
    forSeeds({ understanding: { situation: 'party' } }, ({ content }) =>
      expect(content).not.toMatch(/last time|check-in|out of 5|you finished|your list/i),
    )
  })

  it('P2 offers nothing they found unhelpful, rated low or did a moment ago', () => {
    const unhelpful = [{ type: 'technique', id: 'power-breathing' }] as const
    const techniqueUses = [
      { techniqueId: 'confidence-boost', usedAt: new Date(noon.getTime() - 60_000), completed: true, rating: 5 },
      { techniqueId: 'mental-reset', usedAt: new Date('2026-02-01T09:00:00Z'), completed: true, rating: 1 },
    ]
    for (const situation of ['party', 'interview', 'phone_call', 'presentation', 'date', 'none'] as const)
      forSeeds({ facts: { unhelpful, techniqueUses }, understanding: { situation } }, ({ sources, content }) => {
        expect(
          sources.filter(
            ({ type, id }) => type === 'technique' && /power-breathing|confidence-boost|mental-reset/.test(id),
          ),
        ).toEqual([])
        expect(content).not.toMatch(/Power Breathing|Confidence Boost|Mental Reset/)
      })
  })

  it('P2 prefers what helped before', () => {
    const turn = makeTurn({
      facts: { techniqueUses: [loved] },
      understanding: { need: 'calm', stage: 'before' },
    })
    const plain = makeTurn({ understanding: { need: 'calm', stage: 'before' } })
    expect(suggestItem(plain, readConversation(plain), ['technique'])?.id).not.toBe('sensory-refresh')
    expect(suggestItem(turn, readConversation(turn), ['technique'])?.id).toBe('sensory-refresh')
  })

  it('P3 goes one up from the last success, one down from the last failure', () => {
    const tries = (outcome: 'started' | 'completed' | 'failed', difficultyLevel: number) => ({
      challengeTries: [{ challengeId: 'x', difficultyLevel, outcome, at: noon }],
    })
    expect(challengeLevel({})).toBe(1)
    expect(challengeLevel(tries('completed', 2))).toBe(3)
    expect(challengeLevel(tries('completed', 5))).toBe(5)
    expect(challengeLevel(tries('failed', 3))).toBe(2)
    expect(challengeLevel(tries('failed', 1))).toBe(1)
    expect(challengeLevel(tries('started', 4))).toBe(1)
  })

  it('P3 offers a challenge of that level as the next rung', () => {
    const facts = { challengeTries: [{ ...eased, difficultyLevel: 2 }] }
    const understanding = { need: 'celebrate', cues: { sharesWin: true } } as const
    forSeeds({ message: 'I did it, I asked her', facts, understanding }, ({ sources }) => {
      const levels = sources.map(({ id }) => allChallenges.find((challenge) => challenge.id === id)?.difficultyLevel)
      expect(levels).toEqual([3])
    })
  })

  it('P4 asks about the agreed step in the first reply of the next visit, and only then', () => {
    const agreedStep = { text: 'say good morning to two people', agreedAt: new Date('2026-03-01T09:00:00Z') }
    const before = [asSaid('bye', new Date('2026-03-01T09:10:00Z'))]
    for (const seed of seeds) {
      const first = answer({ seed, history: before, facts: { agreedStep }, understanding: { situation: 'party' } })
      expect(first.content).toContain('say good morning to two people')
      expect(first.trace.asked).toBe('step_check')
      const history = [...before, asSaid('party', noon), asStored(first)]
      const done = answer({
        seed,
        history,
        facts: { agreedStep },
        message: 'yes',
        understanding: { isShortReply: true, answer: { kind: 'yes' } },
      })
      expect(done.remember).toContainEqual({ kind: 'step_done', isDone: true })
      const later = answer({
        seed,
        history,
        facts: { agreedStep },
        message: 'I have a date',
        understanding: { situation: 'date' },
      })
      expect(later.trace.asked).not.toBe('step_check')
    }
  })

  it('P4 makes it smaller when it was not done', () => {
    const agreedStep = { text: 'say good morning to two people', agreedAt: new Date('2026-03-01T09:00:00Z') }
    const asked = answer({ history: [asSaid('bye', new Date('2026-03-01T09:10:00Z'))], facts: { agreedStep } })
    const history = [asSaid('hello', noon), asStored(asked)]
    const reply = answer({
      history,
      facts: { agreedStep },
      message: options.not_done,
      understanding: { isShortReply: true },
    })
    expect(reply.remember).toEqual([{ kind: 'step_done', isDone: false }])
    expect(reply.trace.step).toBeTruthy()
    expect(reply.content).not.toMatch(/you should have|why not/i)
  })

  it('P6 takes up a name and a tone at once and keeps them', () => {
    const reply = answer({
      message: 'call me Alex',
      understanding: { need: 'elsewhere', cues: { correctsName: 'alex', correctsTone: 'shorter' } },
    })
    expect(reply.content).toContain('Alex')
    expect(reply.remember).toEqual([
      { kind: 'name', name: 'Alex' },
      { kind: 'tone', tone: 'shorter' },
    ])
  })

  it('P6 keeps to few words for who asked for it', () => {
    forSeeds(
      { facts: { tone: 'shorter', challengeTries: [eased] }, understanding: { situation: 'party' } },
      ({ content }) => expect(countWords(content)).toBeLessThanOrEqual(55),
    )
  })
})
