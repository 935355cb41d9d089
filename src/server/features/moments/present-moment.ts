import type { Moment, MomentAfter, MomentBefore } from '#contract/moments/moments.ts'
import type { MomentRow } from './moments.queries.ts'

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

function presentAfter(row: MomentRow): MomentAfter {
  const { facts, outcome, certaintyAfter, habitDropped, wentWell, learnt, tryNext } = row
  return { facts, outcome, certaintyAfter, habitDropped, wentWell, learnt, tryNext }
}
