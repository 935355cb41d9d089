import { expect, it } from 'vitest'
import { type Heard, heardNothing } from '../../coach/heard.ts'
import { noConcern } from '../assessment.ts'
import type { Said } from '../listening/evidence.ts'
import type { StandingState } from '../state.ts'
import { readNews } from './news/news.ts'
import { weighStanding, withReadings } from './still-real.ts'

const raised: StandingState = {
  level: 'standing',
  tier: 'crisis',
  kind: 'suicide',
  whose: 'self',
  isYoung: false,
  foundBy: 'listener',
  language: 'en',
  reasons: ['heard_suicide'],
  lastConcernAt: 0,
  turns: 0,
  known: [],
  said: [],
}

function saying(message: string, doubt: number, tier: 'none' | 'crisis' = 'none'): Said {
  const reading: Heard = { ...heardNothing, danger: { none: 1 - doubt, concern: 0, danger: doubt, now: 0 } }
  return { message, read: { ...noConcern, tier }, heard: { alone: reading, after: reading, joined: reading } }
}

/** Whether the last message lets go of a danger raised by the first. */
function isLetGo([first, ...later]: readonly Said[]): boolean | undefined {
  let state = withReadings(raised, null, first) as StandingState
  let last: boolean | undefined
  for (const said of later) {
    last = weighStanding(said, state, readNews(said.message))?.isUnlikely
    state = { ...(withReadings(state, state, said) as StandingState), turns: state.turns + 1 }
  }
  return last
}

const calm = [
  saying('Funeral director. Third generation. Should of led with that', 0.03),
  saying('Got a date Friday, she does nails, and when they ask what I do the face drops every time', 0.02),
  saying('I could say logistics, and it would come out in a week, and then I look like a liar as well', 0.02),
]

it('lets go of what only the listener heard when everything after it is calm', () => {
  expect(isLetGo([saying('I spend all day with dead bodies', 0.6), ...calm])).toBe(true)
})

it('stays where they go on about it', () => {
  const dark = saying('nobody would even notice, that is the worst of it', 0.9)
  expect(isLetGo([saying('I spend all day with dead bodies', 0.6), dark, dark])).toBe(false)
})

it('stays with what was told in plain words, however calm the rest is', () => {
  expect(isLetGo([saying('I want to kill myself', 0.99, 'crisis'), ...calm])).toBe(false)
})

it('stays while they ask about it', () => {
  const asks = saying('should I tell my sister', 0.02)
  expect(isLetGo([saying('I spend all day with dead bodies', 0.6), ...calm, asks])).toBe(false)
})

it('remembers nothing of how it was heard once it is over', () => {
  const state = withReadings(raised, null, saying('I spend all day with dead bodies', 0.6))
  expect(state.readings).toBeDefined()
  expect(withReadings({ ...state, level: 'open' }, state, calm[0])).not.toHaveProperty('readings')
})
