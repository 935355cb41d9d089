import type { Outcome } from '#rules/challenges/facts.ts'

export type DemoRun = {
  challengeId: string
  daysAgo: number
  time: string
  minutes: number
  anxiety: readonly [before: number, after: number]
  fear: string
  certainty: readonly [before: number, after: number]
  outcome: Outcome
  habit?: { id: string; dropped: Outcome }
  learnt: string
  notes?: string
  rating: number
}

/** What she tried, what she feared and what happened; earliest first. */
export const demoRuns: readonly DemoRun[] = [
  {
    challengeId: 'ask-when-they-close',
    daysAgo: 33,
    time: '16:55',
    minutes: 8,
    anxiety: [7, 3],
    fear: 'I’ll go blank and breathe into the phone.',
    certainty: [80, 25],
    outcome: 'no',
    habit: { id: 'write-script', dropped: 'partly' },
    learnt: 'They ask the next question themselves. I only needed the first line.',
    notes: 'Had the script on my knee and read one word of it.',
    rating: 4,
  },
  {
    challengeId: 'say-good-morning-first',
    daysAgo: 27,
    time: '08:52',
    minutes: 5,
    anxiety: [5, 2],
    fear: 'He’ll look at me as if I wanted something.',
    certainty: [60, 15],
    outcome: 'no',
    learnt: 'He says it back before I have finished.',
    rating: 4,
  },
  {
    challengeId: 'busy-kitchen',
    daysAgo: 19,
    time: '11:20',
    minutes: 12,
    anxiety: [6, 4],
    fear: 'It goes quiet when I walk in, and the quiet is about me.',
    certainty: [70, 40],
    outcome: 'partly',
    habit: { id: 'hold-phone', dropped: 'yes' },
    learnt: 'It did go quiet. The printer had jammed again.',
    rating: 3,
  },
  {
    challengeId: 'lunch-in-view',
    daysAgo: 17,
    time: '12:32',
    minutes: 40,
    anxiety: [7, 3],
    fear: 'Nobody talks to me and everybody can see it.',
    certainty: [75, 20],
    outcome: 'no',
    habit: { id: 'hold-phone', dropped: 'yes' },
    learnt: 'One question was enough for a whole lunch.',
    notes: 'Bread. Nine minutes.',
    rating: 5,
  },
  {
    challengeId: 'one-follow-up-question',
    daysAgo: 15,
    time: '15:10',
    minutes: 10,
    anxiety: [5, 3],
    fear: 'I ask something I should have known by now.',
    certainty: [55, 20],
    outcome: 'no',
    learnt: 'She liked being asked. She told it from the beginning.',
    rating: 4,
  },
  {
    challengeId: 'call-where-others-hear',
    daysAgo: 13,
    time: '14:30',
    minutes: 15,
    anxiety: [8, 7],
    fear: 'My voice shakes and somebody notices.',
    certainty: [75, 70],
    outcome: 'yes',
    habit: { id: 'speak-softly', dropped: 'partly' },
    learnt: 'It shook. Lena noticed and pushed her water over to me. That was all.',
    rating: 2,
  },
  {
    challengeId: 'three-sentence-update',
    daysAgo: 10,
    time: '09:05',
    minutes: 20,
    anxiety: [8, 4],
    fear: 'I lose the thread and everyone waits.',
    certainty: [85, 30],
    outcome: 'partly',
    habit: { id: 'rehearse-lines', dropped: 'partly' },
    learnt: 'I did lose it, for about two seconds. Nobody had been counting.',
    rating: 5,
  },
  {
    challengeId: 'call-where-others-hear',
    daysAgo: 5,
    time: '11:25',
    minutes: 12,
    anxiety: [6, 4],
    fear: 'It shakes again, and this time they think it is always like that.',
    certainty: [60, 20],
    outcome: 'no',
    habit: { id: 'speak-softly', dropped: 'yes' },
    learnt: 'Louder shakes less.',
    rating: 4,
  },
  {
    challengeId: 'disagree-once-kindly',
    daysAgo: 3,
    time: '15:40',
    minutes: 30,
    anxiety: [7, 4],
    fear: 'Marco takes it as an attack.',
    certainty: [65, 15],
    outcome: 'no',
    habit: { id: 'apologize-first', dropped: 'yes' },
    learnt: 'He said “fair” and changed the date.',
    notes: 'I had packed for a fight.',
    rating: 5,
  },
]

/** Started and not done yet. */
export const openDemoRun = {
  challengeId: 'idea-in-ten-minutes',
  daysAgo: 1,
  time: '17:45',
  anxietyBefore: 7,
  fear: 'Halfway through I notice that everybody knows it already.',
  certaintyBefore: 60,
} as const

/** Her ratings from the sorting exercise: how much she fears each situation, and how much it matters. */
export const demoRatings: readonly { situationId: string; fear: number; matters: number }[] = [
  { situationId: 'greet-first', fear: 2, matters: 6 },
  { situationId: 'lunch-table', fear: 6, matters: 8 },
  { situationId: 'meeting-one-line', fear: 6, matters: 9 },
  { situationId: 'team-talk', fear: 9, matters: 9 },
  { situationId: 'eat-in-view', fear: 4, matters: 6 },
  { situationId: 'walk-in-alone', fear: 8, matters: 5 },
  { situationId: 'work-call', fear: 7, matters: 7 },
  { situationId: 'say-no-work', fear: 7, matters: 8 },
  { situationId: 'disagree', fear: 6, matters: 8 },
  { situationId: 'first-date', fear: 8, matters: 6 },
]

/** A step she added herself. */
export const ownDemoStep = {
  title: 'Ask Lena how she got ready for her talk',
  description: 'She gave one in spring and looked calm. Five minutes, at her desk or at mine, with one real question.',
  category: 'conversation',
  lifeCategory: 'work',
  fear: 4,
  matters: 8,
  instructions: ['Go over before eleven.', 'Say: “You gave that talk in spring. What did you do the day before?”'],
} as const
