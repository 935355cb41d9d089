import { describe, expect, it } from 'vitest'
import { findPage } from '#rules/pages/pages.ts'
import { agreedStepOf, stepsFor } from './next-step.ts'

const nothing = { agreed: null, begunChallengeId: null, starred: 0, said: 0, yours: 0 }

describe('the next step', () => {
  it('is picking a first line on an empty account, and claims nothing about it', () => {
    const [first] = stepsFor(nothing)
    expect(first.action.to).toBe('/small-talk-cues')
    expect(first.text).not.toMatch(/\d|You have/)
  })

  it('is saying a favorite once there is one, with the true number', () => {
    expect(stepsFor({ ...nothing, starred: 1 })[0].text).toContain('You have starred one line.')
    expect(stepsFor({ ...nothing, starred: 4 })[0].text).toContain('You have starred 4 lines.')
    expect(stepsFor({ ...nothing, starred: 4 })[0].action.to).toBe('/small-talk-cues?favorites=true')
  })

  it('is saying a line again once one was said', () => {
    expect(stepsFor({ ...nothing, starred: 4, said: 2 })[0].text).toContain('You have said 2 lines')
  })

  it('is going without a line once one is theirs', () => {
    expect(stepsFor({ ...nothing, starred: 4, said: 2, yours: 1 })[0].text).toContain('One line is yours now.')
    expect(stepsFor({ ...nothing, starred: 4, said: 5, yours: 3 })[0].text).toContain('3 lines are yours now.')
  })

  it('is what was begun, and before all else what was agreed on, in the words it was agreed in', () => {
    const busy = { ...nothing, begunChallengeId: 'busy-kitchen', starred: 4, said: 5, yours: 3 }
    expect(stepsFor(busy)[0].action.to).toBe('/challenges?challenge=busy-kitchen')
    expect(stepsFor({ ...busy, agreed: 'say hello to Dana' })[0]).toMatchObject({
      text: '“Say hello to Dana.”',
      action: { to: '/coach' },
    })
  })

  it('always has a smaller one, and leads to pages that exist', () => {
    const known = [{}, { starred: 1 }, { said: 1 }, { yours: 1 }, { agreed: 'Wave' }, { begunChallengeId: 'own-step' }]
    for (const practice of known.map((part) => ({ ...nothing, ...part }))) {
      const steps = stepsFor(practice)
      expect(steps.length).toBeGreaterThan(1)
      expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length)
      for (const { action } of steps) expect(findPage(action.to), action.to).toBeDefined()
    }
  })
})

describe('the step agreed on', () => {
  const now = new Date('2026-03-14T12:00:00Z')
  const step = {
    kind: 'step',
    text: 'Say hello to Dana',
    isDone: null,
    dueAt: null,
    createdAt: '2026-03-12T12:00:00Z',
  } as const

  it('is the latest one, while nobody has told how it went', () => {
    const name = { ...step, kind: 'name', text: 'May' } as const
    const older = { ...step, text: 'Wave', createdAt: '2026-03-10T12:00:00Z' }
    expect(agreedStepOf([name, step, older], now)).toBe('Say hello to Dana')
    expect(agreedStepOf([{ ...step, isDone: true }, older], now)).toBeNull()
    expect(agreedStepOf([{ ...step, isDone: false }], now)).toBeNull()
    expect(agreedStepOf([name], now)).toBeNull()
  })

  it('is over a week after its time', () => {
    expect(agreedStepOf([{ ...step, createdAt: '2026-03-07T11:59:00Z' }], now)).toBeNull()
    expect(agreedStepOf([{ ...step, createdAt: '2026-03-01T12:00:00Z', dueAt: '2026-03-09T12:00:00Z' }], now)).toBe(
      step.text,
    )
  })
})
