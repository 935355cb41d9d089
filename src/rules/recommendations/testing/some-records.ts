import { dayMs } from '../../durations.ts'
import { addDays } from '../../progress/calendar.ts'
import type {
  ChallengeRecord,
  ChatRecord,
  CueRecord,
  MomentRecord,
  MoodRecord,
  PastRecommendation,
  PersonRecords,
  TechniqueRecord,
} from '../records.ts'

export const now = new Date('2026-03-18T15:00:00Z')
const today = '2026-03-18'
export const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

export const emptyRecords: PersonRecords = {
  now,
  timeZone: 'Europe/Berlin',
  isZoneKnown: true,
  moods: [],
  techniques: [],
  challenges: [],
  cues: [],
  chats: [],
  lessons: [],
  nextRung: null,
  steps: [],
  moments: [],
  past: [],
  dismissedInsights: [],
  techniqueNames: new Map([['power-breathing', 'Power Breathing']]),
  isInCrisis: false,
}

export const recordsWith = (some: Partial<PersonRecords>): PersonRecords => ({ ...emptyRecords, ...some })

/** One a day, the first today. */
export const moodsOf = (...moods: number[]): MoodRecord[] =>
  moods.map((mood, i) => ({ id: `mood-${i}`, mood, day: addDays(today, -i) }))

export const use = (days: number, change: Partial<TechniqueRecord> = {}): TechniqueRecord => ({
  id: `use-${days}`,
  techniqueId: 'power-breathing',
  area: 'work',
  completed: true,
  rating: 5,
  at: daysAgo(days),
  ...change,
})

/** A completed run, unless said otherwise. */
export const run = (days: number, change: Partial<ChallengeRecord> = {}): ChallengeRecord => ({
  id: `run-${days}`,
  challengeId: 'say-good-morning-first',
  title: 'Say good morning first',
  category: 'conversation',
  area: 'work',
  level: 1,
  startedAt: daysAgo(days),
  completedAt: daysAgo(days),
  leftAt: null,
  anxietyBefore: null,
  anxietyAfter: null,
  hasPrediction: true,
  certaintyBefore: null,
  certaintyAfter: null,
  outcome: null,
  habitDropped: null,
  ...change,
})

export const line = (number: number, change: Partial<CueRecord> = {}): CueRecord => ({
  id: `work-coffee-icebreaker-${number}`,
  area: 'work',
  style: 'icebreaker',
  situation: 'coffee',
  uses: 3,
  lastUsedAt: daysAgo(4),
  ...change,
})

export const chat = (days: number, ...needs: string[]): ChatRecord => ({
  id: `chat-${days}`,
  area: 'work',
  lastAt: daysAgo(days),
  needs,
})

/** A moment this many days from now. */
export const moment = (days: number, change: Partial<MomentRecord> = {}): MomentRecord => ({
  id: `moment-${days}`,
  title: 'The stand-up',
  area: 'work',
  startsAt: daysAgo(-days),
  madeAt: daysAgo(1),
  hasLines: false,
  ...change,
})

export const earlier = (
  state: PastRecommendation['state'],
  days: number,
  change: Partial<PastRecommendation> = {},
): PastRecommendation => ({
  rule: 'low-week',
  type: 'technique',
  resourceId: 'micro-meditation',
  madeAt: daysAgo(days + 1),
  state,
  at: daysAgo(days),
  wasOpened: false,
  helped: null,
  ...change,
})

const hard = { anxietyBefore: 5, anxietyAfter: 8, outcome: 'yes' } as const
const level2 = { challengeId: 'one-follow-up-question', level: 2 } as const

/** People whose records, between them, meet the condition of every rule. */
export const busyRecords: readonly PersonRecords[] = [
  recordsWith({
    nextRung: { id: 'call-the-library', fear: 4 },
    steps: [{ id: 'step-1', item: { type: 'challenge', id: 'call-about-a-job' }, at: daysAgo(2) }],
    moods: moodsOf(1, 2, 2, 2, 2, 1, 2, 4, 4, 4, 5, 4, 4, 4),
    techniques: [use(6), use(9), use(12), use(15)],
    challenges: [run(3, { ...level2, outcome: 'no', hasPrediction: false }), run(5, { hasPrediction: false })],
    chats: [chat(3, 'let_go', 'words', 'recover')],
  }),
  recordsWith({
    challenges: [
      run(2, { ...hard, challengeId: 'join-a-lunch-table', level: 3, habitDropped: 'no' }),
      run(4, { completedAt: null, challengeId: 'lunch-in-view' }),
      run(6, { habitDropped: 'no' }),
    ],
    techniques: [use(5, { completed: false, rating: null }), use(6, { completed: false, rating: null })],
  }),
  recordsWith({
    cues: [line(1), line(2)],
    techniques: [use(4), use(5), use(7)],
    challenges: [run(15, { ...level2, category: 'phone_calls' }), run(20, { category: 'phone_calls' })],
  }),
  recordsWith({ challenges: [run(3, { outcome: 'no' })] }),
  recordsWith({ moments: [moment(1)] }),
]
