import { findSafetyHabit } from '#content/challenges/safety-habits.ts'
import { techniques } from '#content/techniques.ts'
import { minuteMs } from '#rules/durations.ts'
import { chatRecentMessages } from '#rules/limits.ts'
import type { DemoRows } from '../demo.queries.ts'
import type { DemoClock } from '../demo-clock.ts'
import { demoId } from '../demo-ids.ts'
import { settledMember } from '../demo-people.ts'
import { demoChats, demoNotes } from './six-weeks-chats.ts'
import { demoLessonAnswers, demoLines } from './six-weeks-lines.ts'
import { demoEvening, demoEveningStart, demoMoments } from './six-weeks-moments.ts'
import { sixWeeksOfMoods } from './six-weeks-moods.ts'
import { challengeRows, runMomentRows } from './six-weeks-runs.ts'
import { sixWeeksOfTechniques } from './six-weeks-techniques.ts'

type Rows<Name extends keyof DemoRows> = NonNullable<DemoRows[Name]>

const userId = settledMember.id

/** Everything the settled member has written and done. */
export function sixWeeksRows(
  clock: DemoClock,
  { seed, pointsOf }: { seed: number; pointsOf: (challengeId: string) => number },
): DemoRows {
  return {
    moodEntries: moodRows(clock, seed),
    techniqueUsage: techniqueRows(clock, seed + 1),
    ...challengeRows(clock, pointsOf),
    moments: [...momentRows(clock), ...runMomentRows(clock)],
    ...chatRows(clock),
    cueFavorites: demoLines.map(({ cueId, starredDaysAgo }) => ({
      userId,
      cueId,
      createdAt: clock.at(starredDaysAgo, '19:30'),
    })),
    cueUses: demoLines.flatMap(({ cueId, saidDaysAgo }) =>
      saidDaysAgo.map((daysAgo) => ({
        userId,
        cueId,
        useId: demoId(`use ${cueId} ${daysAgo}`),
        usedAt: clock.at(daysAgo, '12:45'),
      })),
    ),
    lessonFeedback: demoLessonAnswers.map(({ lessonId, helpful, daysAgo }) => ({
      userId,
      lessonId,
      helpful,
      answeredAt: clock.at(daysAgo, '22:40'),
    })),
  }
}

function moodRows(clock: DemoClock, seed: number): Rows<'moodEntries'> {
  return sixWeeksOfMoods(seed).map(({ daysAgo, time, mood, notes, tags }) => ({
    id: demoId(`mood ${daysAgo} ${time}`),
    userId,
    mood,
    notes: notes ?? null,
    tags: [...tags],
    timeZone: clock.timeZone,
    day: clock.dayBefore(daysAgo),
    madeOn: clock.dayBefore(daysAgo),
    createdAt: clock.at(daysAgo, time),
  }))
}

function techniqueRows(clock: DemoClock, seed: number): Rows<'techniqueUsage'> {
  return sixWeeksOfTechniques(seed).map(({ daysAgo, time, techniqueId, completed, rating }) => {
    const minutes = techniques.find(({ id }) => id === techniqueId)?.duration ?? 0
    return {
      id: demoId(`technique ${daysAgo} ${time}`),
      userId,
      techniqueId,
      durationMinutes: completed ? minutes : 1,
      completed,
      rating,
      createdAt: clock.at(daysAgo, time),
    }
  })
}

function momentRows(clock: DemoClock): Rows<'moments'> {
  const { timeZone } = clock
  const closed = demoMoments.map(({ key, daysAgo, time, certainty, habit, line, who, tryNext, ...said }) => {
    const startsAt = clock.at(daysAgo, time)
    const closedAt = new Date(startsAt.getTime() + 150 * minuteMs)
    return {
      ...said,
      id: demoId(`moment ${key}`),
      userId,
      timeZone,
      who: who ?? null,
      startsAt,
      preparedAt: new Date(startsAt.getTime() - 90 * minuteMs),
      certaintyBefore: certainty[0],
      safetyHabitId: habit.id,
      safetyHabit: findSafetyHabit(habit.id)?.label ?? null,
      lines: [{ text: line, cueId: null }],
      debriefedAt: closedAt,
      certaintyAfter: certainty[1],
      habitDropped: habit.dropped,
      tryNext: tryNext ?? null,
      closedAt,
      createdAt: clock.at(daysAgo + 2, '20:40'),
      updatedAt: closedAt,
    }
  })
  const madeAt = clock.at(1, '20:40')
  const evening = { ...demoEvening, startsAt: demoEveningStart(clock), timeZone, createdAt: madeAt, updatedAt: madeAt }
  return [...closed, { ...evening, id: demoId('moment evening'), userId }]
}

function chatRows(clock: DemoClock): DemoRows {
  const chats = demoChats.map(({ key, lifeArea, daysAgo, time, isEnded, said }) => {
    const start = clock.at(daysAgo, time)
    const messages = said.map((one, index) => ({
      id: index + 1,
      ...one,
      timestamp: new Date(start.getTime() + index * 1.5 * minuteMs).toISOString(),
      ...(one.role === 'assistant' ? { engine: 'built-in' } : {}),
    }))
    const updatedAt = new Date(messages.at(-1)?.timestamp ?? start)
    const id = demoId(`chat ${key}`)
    return { id, lifeArea, messages, start, updatedAt, endedAt: isEnded ? updatedAt : null }
  })
  const note = (key: keyof typeof demoNotes, kind: 'step' | 'note', createdAt: Date) => ({
    id: demoId(`note ${key}`),
    userId,
    kind,
    text: demoNotes[key],
    createdAt,
    updatedAt: createdAt,
  })
  return {
    coachPeople: [{ userId }],
    chatSessions: chats.map(({ id, lifeArea, messages, start, updatedAt, endedAt }) => ({
      id,
      userId,
      category: lifeArea,
      messages: messages.slice(-chatRecentMessages),
      messageCount: messages.length,
      endedAt,
      createdAt: start,
      updatedAt,
    })),
    chatMessages: chats.flatMap(({ id, messages }) =>
      messages.map((message) => ({ sessionId: id, position: message.id, userId, message })),
    ),
    coachNotes: [
      { ...note('done', 'step', clock.at(33, '16:10')), dueAt: clock.at(33, '18:00'), isDone: true },
      note('note', 'note', clock.at(2, '19:12')),
      { ...note('step', 'step', clock.at(2, '19:20')), dueAt: clock.at(-1, '09:00') },
    ],
  }
}
