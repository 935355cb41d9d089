import { describe, expect, it } from 'vitest'
import type { Assessment } from './assessment.ts'
import { followUpOf, isWatching, nextSafetyState, rememberReply, type SafetyState } from './state.ts'

const hourMs = 60 * 60 * 1000
const start = Date.UTC(2026, 0, 10, 22)

const crisis: Assessment = { tier: 'crisis', kind: 'self_harm', reasons: ['wish_to_die'] }
const imminent: Assessment = { tier: 'imminent', kind: 'self_harm', reasons: ['means_at_hand'] }
const checkin: Assessment = { tier: 'checkin', kind: 'self_harm', reasons: ['past_self_injury'] }
const calm: Assessment = { tier: 'none', kind: null, reasons: [] }
const denial: Assessment = { tier: 'none', kind: null, reasons: ['denial'] }

function stateAfter(...assessments: Assessment[]): SafetyState {
  const state = assessments.reduce<SafetyState | null>((before, one) => nextSafetyState(before, one, start), null)
  return state!
}

describe('the watch', () => {
  it('begins with an alarm, and not with a check-in or a calm message', () => {
    expect(nextSafetyState(null, calm, start)).toBeNull()
    expect(isWatching(nextSafetyState(null, checkin, start), start)).toBe(false)
    expect(isWatching(stateAfter(crisis), start)).toBe(true)
  })

  it('lasts 24 hours from the last alarm, in whatever chat', () => {
    const state = stateAfter(crisis, calm)
    expect(isWatching(state, start + 24 * hourMs - 1)).toBe(true)
    expect(isWatching(state, start + 24 * hourMs)).toBe(false)
    const again = nextSafetyState(state, crisis, start + 20 * hourMs)
    expect(isWatching(again, start + 43 * hourMs)).toBe(true)
  })

  it('survives any number of denials', () => {
    const state = stateAfter(crisis, denial, denial, denial)
    expect(isWatching(state, start + hourMs)).toBe(true)
    expect(state.denials).toBe(3)
  })

  it('keeps the worst, and counts', () => {
    expect(stateAfter(imminent, crisis)).toMatchObject({ tier: 'imminent', alarms: 2 })
    expect(stateAfter(checkin, crisis)).toMatchObject({ tier: 'crisis', alarms: 1 })
    expect(stateAfter(crisis, checkin)).toMatchObject({ tier: 'crisis', alarms: 1 })
  })

  it('starts anew after a day', () => {
    const later = nextSafetyState({ ...stateAfter(imminent, crisis), said: ['stay.1'] }, crisis, start + 30 * hourMs)
    expect(later).toMatchObject({ tier: 'crisis', alarms: 1, said: [] })
  })
})

describe('the follow-up', () => {
  it('is whole for an alarm, gentle for a check-in, none for a calm message', () => {
    expect(followUpOf(null, crisis, start)).toBe('full')
    expect(followUpOf(stateAfter(crisis), imminent, start)).toBe('full')
    expect(followUpOf(null, checkin, start)).toBe('gentle')
    expect(followUpOf(null, calm, start)).toBe('none')
  })

  it('is gentle after a denial, each time', () => {
    expect(followUpOf(stateAfter(crisis), denial, start)).toBe('gentle')
    expect(followUpOf(stateAfter(crisis, denial, denial), denial, start)).toBe('gentle')
  })

  it('asks at once after an alarm, then ever more rarely', () => {
    const asked: number[] = []
    let state: SafetyState | null = stateAfter(crisis)
    for (let turn = 1; turn <= 24; turn++) {
      if (followUpOf(state, calm, start) === 'gentle') asked.push(turn)
      state = nextSafetyState(state, calm, start)
    }
    expect(asked).toEqual([1, 5, 14, 23])
  })

  it('greets a new chat with the question', () => {
    const state = stateAfter(crisis, calm)
    expect(followUpOf(state, calm, start)).toBe('none')
    expect(followUpOf(state, calm, start + 5 * hourMs, { isFirstOfChat: true })).toBe('gentle')
    expect(followUpOf(state, calm, start + 25 * hourMs, { isFirstOfChat: true })).toBe('none')
  })

  it('does not stop a story of the past at every sentence', () => {
    const once = stateAfter(checkin)
    expect(followUpOf(once, checkin, start)).toBe('none')
    const later = [calm, calm, calm].reduce<SafetyState | null>(
      (state, one) => nextSafetyState(state, one, start),
      once,
    )
    expect(followUpOf(later, checkin, start)).toBe('gentle')
  })
})

describe('rememberReply', () => {
  it('keeps what was said and the open question', () => {
    const state = rememberReply(stateAfter(crisis), { said: ['line.0', 'stay.2'], asked: 'danger' })
    expect(state).toMatchObject({ said: ['line.0', 'stay.2'], asked: 'danger' })
    expect(rememberReply(state, { said: ['line.1'] })).toMatchObject({ said: ['line.0', 'stay.2', 'line.1'] })
    expect(rememberReply(state, { said: [] })).not.toHaveProperty('asked')
  })

  it('forgets the question when the next alarm comes, and nothing that was said', () => {
    const state = rememberReply(stateAfter(crisis), { said: ['line.0'], asked: 'danger' })
    expect(nextSafetyState(state, crisis, start)).toMatchObject({ said: ['line.0'], alarms: 2 })
    expect(nextSafetyState(state, crisis, start)).not.toHaveProperty('asked')
  })

  it('stays small however long somebody writes', () => {
    const many = Array.from({ length: 500 }, (_, at) => `line.${at}`)
    expect(rememberReply(stateAfter(crisis), { said: many }).said.length).toBe(200)
  })

  it('is plain JSON', () => {
    const state = rememberReply(stateAfter(crisis, denial), { said: ['a.1'], asked: 'safety' })
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })
})
