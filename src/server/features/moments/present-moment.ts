import type { Moment, MomentAfter, MomentBefore } from '#contract/moments.ts'
import type { MomentRow } from './moments.queries.ts'

/** The table's own checks hold these columns to the values the contract names. */
export function presentMoment(row: MomentRow): Moment {
  const { id, title, timeZone, lifeArea, who, reminders, startsAt, closedAt, createdAt, run } = row
  return {
    id,
    title,
    startsAt: startsAt?.toISOString() ?? null,
    timeZone,
    lifeArea,
    who,
    reminders,
    before: row.preparedAt ? presentBefore(row) : null,
    after: row.debriefedAt ? presentAfter(row) : null,
    challenge: run && { completionId: run.completionId, challengeId: run.challengeId, isCompleted: run.isCompleted },
    closedAt: closedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

function presentBefore({ fear, certaintyBefore, safetyHabitId, safetyHabit, lines }: MomentRow): MomentBefore {
  return { fear, certaintyBefore, safetyHabitId, safetyHabit, lines }
}

function presentAfter({ facts, certaintyAfter, wentWell, learnt, tryNext, ...row }: MomentRow): MomentAfter {
  return {
    facts,
    outcome: row.outcome as MomentAfter['outcome'],
    certaintyAfter,
    habitDropped: row.habitDropped as MomentAfter['habitDropped'],
    wentWell,
    learnt,
    tryNext,
  }
}
