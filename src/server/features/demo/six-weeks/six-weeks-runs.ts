import { allChallenges } from '#content/challenges/all-challenges.ts'
import { findSafetyHabit } from '#content/challenges/safety-habits.ts'
import { levelOfFear, worthOfLevel } from '#rules/challenges/own-challenge.ts'
import { minuteMs } from '#rules/durations.ts'
import type { DemoRows } from '../demo.queries.ts'
import type { DemoClock } from '../demo-clock.ts'
import { demoId } from '../demo-ids.ts'
import { settledMember } from '../demo-people.ts'
import { type DemoRun, demoRatings, demoRuns, openDemoRun, ownDemoStep } from './six-weeks-challenges.ts'

const userId = settledMember.id

const runId = ({ challengeId, daysAgo }: DemoRun) => demoId(`run ${challengeId} ${daysAgo}`)
const titleOf = (challengeId: string) => allChallenges.find(({ id }) => id === challengeId)?.title ?? challengeId
const openRunId = demoId('open run')

function timesOf({ daysAgo, time, minutes }: DemoRun, clock: DemoClock) {
  const startedAt = clock.at(daysAgo, time)
  return { startedAt, completedAt: new Date(startedAt.getTime() + minutes * minuteMs) }
}

/** Her own step, her ratings and her runs: what they earned and how they felt. */
export function challengeRows(clock: DemoClock, pointsOf: (challengeId: string) => number): DemoRows {
  const earned = new Set<string>()
  const level = levelOfFear(ownDemoStep.fear)
  const begun = clock.at(openDemoRun.daysAgo, openDemoRun.time)
  const { challengeId, anxietyBefore } = openDemoRun
  return {
    exposureChallenges: [
      {
        ...ownDemoStep,
        ...worthOfLevel(level),
        id: demoId('own step'),
        ownerId: userId,
        difficultyLevel: level,
        instructions: [...ownDemoStep.instructions],
        tips: [],
      },
    ],
    userChallengeCompletions: [
      ...demoRuns.map((run) => {
        const isFirst = !earned.has(run.challengeId)
        earned.add(run.challengeId)
        const { startedAt, completedAt } = timesOf(run, clock)
        return {
          id: runId(run),
          userId,
          challengeId: run.challengeId,
          completed: true,
          completedAt,
          anxietyBefore: run.anxiety[0],
          anxietyAfter: run.anxiety[1],
          notes: run.notes ?? null,
          rating: run.rating,
          pointsEarned: isFirst ? pointsOf(run.challengeId) : 0,
          createdAt: startedAt,
          updatedAt: completedAt,
        }
      }),
      { id: openRunId, userId, challengeId, anxietyBefore, createdAt: begun, updatedAt: begun },
    ],
    ladderRatings: demoRatings.map((rating) => ({ ...rating, userId, createdAt: clock.at(40, '22:00') })),
  }
}

/** The same runs as moments: what she feared and what happened. */
export function runMomentRows(clock: DemoClock): NonNullable<DemoRows['moments']> {
  const { timeZone } = clock
  const begun = clock.at(openDemoRun.daysAgo, openDemoRun.time)
  const { challengeId, fear, certaintyBefore } = openDemoRun
  const always = { userId, timeZone, lifeArea: 'work' as const }
  return [
    ...demoRuns.map((run) => {
      const { startedAt, completedAt } = timesOf(run, clock)
      return {
        ...always,
        id: demoId(`moment of ${runId(run)}`),
        completionId: runId(run),
        title: titleOf(run.challengeId),
        preparedAt: startedAt,
        fear: run.fear,
        certaintyBefore: run.certainty[0],
        safetyHabitId: run.habit?.id ?? null,
        safetyHabit: run.habit ? (findSafetyHabit(run.habit.id)?.label ?? null) : null,
        debriefedAt: completedAt,
        outcome: run.outcome,
        certaintyAfter: run.certainty[1],
        habitDropped: run.habit?.dropped ?? null,
        learnt: run.learnt,
        closedAt: completedAt,
        createdAt: startedAt,
        updatedAt: completedAt,
      }
    }),
    {
      ...always,
      id: demoId('moment of the open run'),
      completionId: openRunId,
      title: titleOf(challengeId),
      preparedAt: begun,
      fear,
      certaintyBefore,
      createdAt: begun,
      updatedAt: begun,
    },
  ]
}
