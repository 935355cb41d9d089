import { describe, expect, it } from 'vitest'
import { lifeAreas } from '#rules/life-areas.ts'
import type { StoredMessage } from '../turn.ts'
import { isDisclosureDue } from './disclosure.ts'
import { greet } from './greet.ts'
import { countWords } from './sentences.ts'
import { answer } from './testing/answer.ts'
import { asSaid, asStored, noon } from './testing/make-turn.ts'

const hourMs = 60 * 60 * 1000
const ago = (hours: number) => new Date(noon.getTime() - hours * hourMs)

describe('the greeting', () => {
  it.each(lifeAreas)('T1 says at the very first that it is an AI, no person and no therapy (%s)', (lifeArea) => {
    const { content, trace } = greet({ facts: { name: 'Mia' }, lifeArea, now: noon, isFirst: true })
    expect(content).toMatch(/Mia/)
    expect(content).toMatch(/an AI/)
    expect(content).toMatch(/not a person/)
    expect(content).toMatch(/not therapy/)
    expect(trace.moves).toContain('disclose')
    expect(countWords(content)).toBeLessThanOrEqual(60)
  })

  it('T2 says it again after seven days away, and not before', () => {
    const at = (hours: number) =>
      greet({ facts: { lastVisitAt: ago(hours) }, lifeArea: 'work', now: noon, isFirst: false }).content
    expect(at(7 * 24)).toMatch(/\bAI\b|program/)
    expect(at(6 * 24)).not.toMatch(/\bAI\b|program/)
  })

  it('P4 asks about the step that was agreed on, with taps', () => {
    const agreedStep = {
      text: 'ask when they close',
      agreedAt: ago(30),
      item: { type: 'technique', id: 'mental-reset' },
    } as const
    const reply = greet({ facts: { agreedStep, lastVisitAt: ago(30) }, lifeArea: 'work', now: noon, isFirst: false })
    expect(reply.content).toContain('ask when they close')
    expect(reply.trace.asked).toBe('step_check')
    expect(reply.options).toHaveLength(3)
    expect(reply.sources).toEqual([{ type: 'technique', id: 'mental-reset' }])
  })

  it('asks nothing about a step that was answered for', () => {
    const agreedStep = { text: 'ask when they close', agreedAt: ago(30), isDone: true }
    const reply = greet({ facts: { agreedStep }, lifeArea: 'school', now: noon, isFirst: false })
    expect(reply.content).not.toContain('ask when they close')
  })
})

describe('T2 within a chat', () => {
  const talk = (from: number, everyMinutes: number): StoredMessage[] => {
    const messages: StoredMessage[] = []
    for (let minutes = from * 60; minutes > 0; minutes -= everyMinutes) messages.push(asSaid('hm', ago(minutes / 60)))
    return messages
  }

  it('comes after three hours of use, not after two', () => {
    expect(isDisclosureDue({ history: talk(3, 20), facts: {}, now: noon })).toBe(true)
    expect(isDisclosureDue({ history: talk(2, 20), facts: {}, now: noon })).toBe(false)
  })

  it('does not count a pause as use', () => {
    expect(isDisclosureDue({ history: [asSaid('hi', ago(5)), ...talk(1, 20)], facts: {}, now: noon })).toBe(false)
  })

  it('comes once, and again three hours later', () => {
    const first = answer({ history: talk(3, 20) })
    expect(first.content).toMatch(/\bAI\b|program/)
    const after = [...talk(3, 20), asStored(first, ago(0.01))]
    expect(isDisclosureDue({ history: after, facts: {}, now: noon })).toBe(false)
    expect(isDisclosureDue({ history: talk(3, 20), facts: { lastDisclosedAt: ago(1) }, now: noon })).toBe(false)
  })

  it('comes with the first message after a week', () => {
    expect(isDisclosureDue({ history: [asSaid('bye', ago(7 * 24 + 1))], facts: {}, now: noon })).toBe(true)
    expect(isDisclosureDue({ history: [asSaid('bye', ago(3 * 24))], facts: {}, now: noon })).toBe(false)
  })
})
