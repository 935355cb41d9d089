import type { Outcome } from '#rules/challenges/facts.ts'
import { minuteMs } from '#rules/durations.ts'
import type { MomentArea } from '#rules/moments/facts.ts'
import type { DemoClock } from '../demo-clock.ts'

export type DemoMoment = {
  key: string
  title: string
  lifeArea: MomentArea
  who?: string
  daysAgo: number
  time: string
  fear: string
  certainty: readonly [before: number, after: number]
  habit: { id: string; dropped: Outcome }
  line: string
  facts: string
  outcome: Outcome
  wentWell: string
  learnt: string
  tryNext?: string
}

/** Closed ones, earliest first. One fear came true, so that the reports show both outcomes. */
export const demoMoments: readonly DemoMoment[] = [
  {
    key: 'kettle',
    title: 'Take the kettle back without a receipt',
    lifeArea: 'other',
    daysAgo: 24,
    time: '17:30',
    fear: 'She calls the manager and the whole line turns around.',
    certainty: [85, 30],
    habit: { id: 'apologize-first', dropped: 'partly' },
    line: 'Hi, I’d like to return this.',
    facts: 'She scanned it, asked for my card, and gave the money back. Two people behind me looked at their phones.',
    outcome: 'no',
    wentWell: 'I said the sentence and stopped talking.',
    learnt: 'It takes forty seconds, and nobody asks why.',
  },
  {
    key: 'coffee',
    title: 'Coffee on Saturday',
    lifeArea: 'dating',
    who: 'Jonas from the evening class',
    daysAgo: 13,
    time: '15:00',
    fear: 'We run out of things to say after ten minutes.',
    certainty: [75, 40],
    habit: { id: 'rehearse-lines', dropped: 'yes' },
    line: 'What made you take the class?',
    facts: 'We sat there until five. It went quiet twice, once for about as long as it takes to drink half a cup.',
    outcome: 'partly',
    wentWell: 'I waited, and he was the one who started again.',
    learnt: 'A silence was his turn as much as mine.',
    tryNext: 'Suggest a walk, so that a silence has something to look at.',
  },
  {
    key: 'lunch',
    title: 'Lunch with the other team',
    lifeArea: 'work',
    who: 'Lena and four people I don’t know',
    daysAgo: 6,
    time: '12:30',
    fear: 'They talk about things I was not part of, and I sit there.',
    certainty: [70, 50],
    habit: { id: 'hold-phone', dropped: 'yes' },
    line: 'Wait, which office was that in?',
    facts: 'They talked about an old project for ten minutes. Then Lena asked where I had worked before.',
    outcome: 'yes',
    wentWell: 'My phone stayed in my bag.',
    learnt: 'It happened, it lasted ten minutes, and then it was over.',
    tryNext: 'Ask one question about the old project.',
  },
  {
    key: 'aunt',
    title: 'Birthday call to my aunt',
    lifeArea: 'other',
    daysAgo: 4,
    time: '18:15',
    fear: 'She asks why I never visit, and I have no answer.',
    certainty: [60, 15],
    habit: { id: 'write-script', dropped: 'yes' },
    line: 'Happy birthday. What did you do today?',
    facts: 'She told me about the cake and two neighbors. It took six minutes.',
    outcome: 'no',
    wentWell: 'We both laughed about the cake.',
    learnt: 'She wanted to tell me about her day, not to grade me.',
  },
]

/** The one that is coming; nothing is written about it yet. */
export const demoEvening = {
  title: 'Meeting the evening class outside of class',
  lifeArea: 'other',
  who: 'six of them, Jonas too',
} as const satisfies Partial<DemoMoment>

const quarterMs = 15 * minuteMs

/**
 * Half past seven in the demo's time zone. Later in the evening, the next quarter of an hour that leaves time to look
 * at it first; from half past eleven on, tomorrow evening.
 */
export function demoEveningStart({ now, at }: DemoClock): Date {
  const soonest = new Date(Math.ceil((now.getTime() + quarterMs) / quarterMs) * quarterMs)
  const evening = at(0, '19:30')
  if (soonest <= evening) return evening
  return soonest <= at(0, '23:45') ? soonest : at(-1, '19:30')
}
