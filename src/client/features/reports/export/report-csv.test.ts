import { expect, it } from 'vitest'
import type { ChallengeReport, Progress } from '#contract/progress.ts'
import { moodScale } from '#rules/progress/moods.ts'
import { reportCsv } from './report-csv.ts'

const run: ChallengeReport = {
  completionId: 'one',
  challengeId: 'ask-page',
  title: 'Ask, and wait',
  completedAt: '2026-11-14T09:00:00.000Z',
  day: '2026-11-14',
  anxietyBefore: 8,
  anxietyAfter: null,
  fear: 'They will laugh',
  outcome: 'partly',
  certaintyBefore: 80,
  certaintyAfter: 0,
}

const report = {
  moodDays: [
    { day: '2026-11-14', mood: null, entries: 0 },
    { day: '2026-11-15', mood: 3.5, entries: 2 },
  ],
  activityDays: [{ day: '2026-11-15', checkIns: 2, techniques: 0, challenges: 1, talks: 3 }],
  latestEntries: [
    {
      id: 'a',
      mood: 4,
      notes: 'Went in',
      tags: ['at-work', 'proud'],
      day: '2026-11-15',
      createdAt: '2026-11-15T09:00:00.000Z',
      isEditable: true,
    },
  ],
  techniques: [
    {
      techniqueId: 'mental-reset',
      sessions: 3,
      completed: 1,
      completionRate: 1 / 3,
      minutes: 9,
      averageRating: null,
      lastUsed: '2026-11-15T09:00:00.000Z',
      comparisons: 0,
      moodBefore: null,
      moodAfter: null,
    },
  ],
  challenges: [run],
  predictions: { predictions: 1, cameTrue: 0, partlyTrue: 1, certaintyBefore: 80, certaintyAfter: 0, runs: [run] },
  goals: [{ kind: 'checkIns', target: 3, done: 1, isMet: false }],
} as unknown as Progress

/** Every cell is quoted, so a line without quotes inside parses as a JSON list. */
const cellsOf = (line: string): string[] => JSON.parse(`[${line}]`)
const rows = (hasWords: boolean) =>
  reportCsv(report, { hasWords })
    .trimEnd()
    .split('\r\n')
    .map((line) => cellsOf(line).join(' | '))

it('writes one figure a row, and no row for what is not known', () => {
  expect(rows(false)).toEqual([
    'Section | Day | What | Measure | Value',
    `Mood | 2026-11-15 | Average of the day | mood, 1 to ${moodScale.max} | 3.5`,
    'Activity | 2026-11-15 | Check-ins | count | 2',
    'Activity | 2026-11-15 | Techniques | count | 0',
    'Activity | 2026-11-15 | Challenges | count | 1',
    'Activity | 2026-11-15 | Chats with the coach | count | 3',
    `Check-in | 2026-11-15 | Steady | mood, 1 to ${moodScale.max} | 4`,
    'Check-in | 2026-11-15 | Steady | tags | at work, proud',
    'Technique |  | Mental Reset | sessions | 3',
    'Technique |  | Mental Reset | completed | 1',
    `Technique |  | Mental Reset | completion rate, 0 to 1 | ${1 / 3}`,
    'Technique |  | Mental Reset | minutes | 9',
    'Technique |  | Mental Reset | last used | 2026-11-15T09:00:00.000Z',
    'Technique |  | Mental Reset | comparisons | 0',
    'Challenge | 2026-11-14 | Ask, and wait | anxiety before, 1 to 10 | 8',
    'Prediction | 2026-11-14 | Ask, and wait | did it happen | partly',
    'Prediction | 2026-11-14 | Ask, and wait | percent sure before | 80',
    'Prediction | 2026-11-14 | Ask, and wait | percent sure after | 0',
    'Goal of this week |  | Check-ins | target | 3',
    'Goal of this week |  | Check-ins | done | 1',
  ])
})

it('adds what the person wrote when they ask for it', () => {
  const added = rows(true).filter((row) => !rows(false).includes(row))
  expect(added).toEqual([
    'Check-in | 2026-11-15 | Steady | note | Went in',
    'Prediction | 2026-11-14 | Ask, and wait | what was feared | They will laugh',
  ])
})
