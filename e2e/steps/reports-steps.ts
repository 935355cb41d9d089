import { completeChallenge, listChallenges, startChallenge } from '#contract/challenges/challenges.ts'
import { createMoodEntry, type NewMoodEntry, type Progress, readProgress } from '#contract/progress.ts'
import { recordTechniqueUsage } from '#contract/techniques.ts'
import { startTrial } from '#contract/trial.ts'
import type { Api } from '../harness/api.ts'

/** The time zone of every browser in these journeys. */
const timeZone = 'America/New_York'
const daySeconds = 24 * 60 * 60

/** From 29 days ago to yesterday; 0 is a day without a check-in. */
const month = [2, 2, 3, 2, 0, 0, 3, 2, 3, 3, 2, 3, 4, 0, 2, 3, 3, 2, 3, 0, 0, 0, 3, 4, 4, 3, 4, 4, 3] as const

const uses = [
  { techniqueId: 'power-breathing', durationMinutes: 2, completed: true, rating: 5 },
  { techniqueId: 'power-breathing', durationMinutes: 1, completed: false },
  { techniqueId: 'power-breathing', durationMinutes: 2, completed: true, rating: 4 },
  { techniqueId: 'mental-reset', durationMinutes: 4, completed: true, rating: 3 },
]

const experiments = [
  { fear: 'They will hear my voice shake', before: [8, 80], after: [4, 30], outcome: 'no' },
  { fear: 'I will forget what I wanted to say', before: [7, 70], after: [5, 50], outcome: 'partly' },
  { fear: 'Nobody will answer', before: [9, 90], after: [3, 20], outcome: 'no' },
] as const

export async function checkIn(api: Api, entry: Omit<NewMoodEntry, 'timeZone'>) {
  await api.call(createMoodEntry, { body: { ...entry, timeZone } })
}

/** A realistic month: uneven, with gaps, and a few things tried. */
export async function liveAMonth(api: Api) {
  await Promise.all(
    month.map((mood, i) => mood && checkIn(api, { mood, madeSecondsAgo: (month.length - i) * daySeconds })),
  )
  await checkIn(api, { mood: 2, madeSecondsAgo: 600 })
  for (const body of uses) await api.call(recordTechniqueUsage, { body })
  await checkIn(api, { mood: 4, notes: 'Went to lunch. Ate all of it.', tags: ['proud', 'at-work'] })
  await doExperiments(api)
}

async function doExperiments(api: Api) {
  await api.call(startTrial, { body: {} })
  const challenges = await api.call(listChallenges)
  for (const [i, { fear, before, after, outcome }] of experiments.entries()) {
    const { completionId } = await api.call(startChallenge, {
      params: { challengeId: challenges[i]!.id },
      body: { anxietyBefore: before[0], certaintyBefore: before[1], fear },
    })
    await api.call(completeChallenge, {
      params: { completionId },
      body: { anxietyAfter: after[0], certaintyAfter: after[1], outcome, rating: 4 },
    })
  }
}

/** What the screen has to show. */
export async function readReport(api: Api): Promise<Progress> {
  return api.call(readProgress, { query: { timeZone } })
}
