import { describe, expect, it } from 'vitest'
import { goalsOf, type Records, standingOf } from './standing.ts'

const none: Records = {
  checkIns: 0,
  checkInDays: 0,
  averageMood: null,
  lastCheckIn: null,
  lastDay: null,
  lastRun: 0,
  techniques: 0,
  challenges: 0,
  thisWeek: { checkIns: 0, techniques: 0, challenges: 0 },
}
const noGoals = { checkIns: 0, techniques: 0, challenges: 0 }
const today = '2026-11-15'

const streakWith = (lastDay: string, lastRun: number) =>
  standingOf({ ...none, lastDay, lastRun }, noGoals, today).checkInStreak

describe('the standing', () => {
  it('of somebody new is the table’s own defaults', () => {
    expect(standingOf(none, noGoals, today)).toEqual({
      checkInStreak: 0,
      totalSessions: 0,
      averageMood: 3,
      weeklyGoals: 0,
      weeklyGoalsCompleted: 0,
      lastCheckIn: null,
    })
  })

  it('keeps a run that reached yesterday, and ends one that did not', () => {
    expect(streakWith('2026-11-15', 4)).toBe(4)
    expect(streakWith('2026-11-14', 4)).toBe(4)
    expect(streakWith('2026-11-13', 4)).toBe(0)
  })

  it('keeps the run of a traveller whose calendar went back a day', () => {
    expect(streakWith('2026-11-16', 4)).toBe(4)
  })

  it('counts techniques and completed challenges as sessions', () => {
    expect(standingOf({ ...none, techniques: 5, challenges: 2 }, noGoals, today).totalSessions).toBe(7)
  })

  it('counts the goals that are set, and those of them that are met', () => {
    const records = { ...none, thisWeek: { checkIns: 4, techniques: 1, challenges: 9 } }
    const targets = { checkIns: 4, techniques: 2, challenges: 0 }
    expect(standingOf(records, targets, today)).toMatchObject({ weeklyGoals: 2, weeklyGoalsCompleted: 1 })
    expect(goalsOf(records, targets).map(({ isMet }) => isMet)).toEqual([true, false, false])
  })
})
