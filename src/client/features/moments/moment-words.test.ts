import { expect, it } from 'vitest'
import type { Moment } from '#contract/moments/moments.ts'
import { canRemind, factsLine, whenWords } from './moment-words.ts'

const now = new Date(2026, 10, 16, 22, 30)
const at = (day: number, hour: number) => whenWords(new Date(2026, 10, day, hour).toISOString(), now)

it('says the day as people say it, and the date once that is too far', () => {
  expect(at(16, 23)).toBe('Today at 11:00 PM')
  expect(at(17, 9)).toBe('Tomorrow at 9:00 AM')
  expect(at(15, 9)).toBe('Yesterday at 9:00 AM')
  expect(at(20, 19)).toBe('Friday at 7:00 PM')
  expect(at(23, 9)).toBe('Monday, November 23 at 9:00 AM')
  expect(at(12, 9)).toBe('Thursday, November 12 at 9:00 AM')
  expect(whenWords(null, now)).toBe('Sometime this week')
})

it('says of a challenge when it was done, and names no week before it has a day', () => {
  const challenge = { completionId: 'run', challengeId: 'call', isCompleted: false }
  const begun = { startsAt: null, closedAt: null, lifeArea: 'work', who: null, challenge } as Moment
  expect(factsLine(begun, now)).toBe('A challenge · Work')
  const done = new Date(2026, 10, 15, 9).toISOString()
  expect(factsLine({ ...begun, closedAt: done }, now)).toBe('Yesterday at 9:00 AM · A challenge · Work')
  expect(factsLine({ ...begun, challenge: null }, now)).toBe('Sometime this week · Work')
})

it('offers reminders only for what is still to come', () => {
  const moment = (hour: number | null, closedAt: string | null = null) =>
    ({ startsAt: hour === null ? null : new Date(2026, 10, 16, hour).toISOString(), closedAt }) as Moment
  expect(canRemind(moment(23), now)).toBe(true)
  expect(canRemind(moment(22), now)).toBe(false)
  expect(canRemind(moment(null), now)).toBe(false)
  expect(canRemind(moment(23, now.toISOString()), now)).toBe(false)
})
