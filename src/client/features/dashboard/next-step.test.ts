import { describe, expect, it } from 'vitest'
import { findPage } from '#rules/pages.ts'
import { stepsFor } from './next-step.ts'

const nothing = { starred: 0, said: 0, yours: 0 }

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
    expect(stepsFor({ starred: 4, said: 2, yours: 0 })[0].text).toContain('You have said 2 lines')
  })

  it('is going without a line once one is theirs', () => {
    expect(stepsFor({ starred: 4, said: 2, yours: 1 })[0].text).toContain('One line is yours now.')
    expect(stepsFor({ starred: 4, said: 5, yours: 3 })[0].text).toContain('3 lines are yours now.')
  })

  it('always has a smaller one, and leads to pages that exist', () => {
    for (const practice of [nothing, { ...nothing, starred: 1 }, { ...nothing, said: 1 }, { ...nothing, yours: 1 }]) {
      const steps = stepsFor(practice)
      expect(steps.length).toBeGreaterThan(1)
      expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length)
      for (const { action } of steps) expect(findPage(action.to), action.to).toBeDefined()
    }
  })
})
