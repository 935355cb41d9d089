/** Cues she starred, and when she used each. */
export const demoLines: readonly { cueId: string; starredDaysAgo: number; saidDaysAgo: readonly number[] }[] = [
  { cueId: 'work-coffee-icebreaker-1', starredDaysAgo: 36, saidDaysAgo: [30, 27, 18] },
  { cueId: 'work-lunch-followup-1', starredDaysAgo: 28, saidDaysAgo: [17, 15] },
  { cueId: 'work-meeting-icebreaker-2', starredDaysAgo: 26, saidDaysAgo: [10] },
  { cueId: 'work-elevator-closing-1', starredDaysAgo: 18, saidDaysAgo: [] },
  { cueId: 'dating-coffee_date-icebreaker-1', starredDaysAgo: 16, saidDaysAgo: [] },
]

export const demoLessonAnswers: readonly { lessonId: string; helpful: boolean; daysAgo: number }[] = [
  { lessonId: 'predict-then-check', helpful: true, daysAgo: 34 },
  { lessonId: 'why-your-brain-replays-it', helpful: true, daysAgo: 13 },
  { lessonId: 'sleep-caffeine-and-nerves', helpful: false, daysAgo: 29 },
]
