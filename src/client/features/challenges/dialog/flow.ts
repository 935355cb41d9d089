import { type HabitWords, habitOf } from '#client/parts/moments/habit-picker.tsx'
import type { ChallengeFinish, ChallengeRun, ChallengeStart } from '#contract/challenges/challenges.ts'
import type { Outcome } from '#rules/challenges/facts.ts'
import { anxietyScale, certaintyScale, ratingScale } from '#rules/challenges/facts.ts'

/** The dialog's states: preparation is prediction and rating, completion is debrief and closing. */
export type Step = 'prediction' | 'prep' | 'instructions' | 'debrief' | 'completion'

/** Typed text; kept on the device until it is sent. */
export type Words = HabitWords & {
  fear: string
  learnt: string
  notes: string
}
export const noWords: Words = { fear: '', habit: '', habitWords: '', learnt: '', notes: '' }

/** Selected values; reset each time the dialog opens. */
export type Answers = {
  anxietyBefore: number
  certaintyBefore: number
  anxietyAfter: number
  rating: number
  outcome: Outcome | null
  /** Null until moved. */
  certaintyAfter: number | null
  habitDropped: Outcome | null
}
export const noAnswers: Answers = {
  anxietyBefore: anxietyScale.initial,
  certaintyBefore: certaintyScale.initial,
  anxietyAfter: anxietyScale.initial,
  rating: ratingScale.initial,
  outcome: null,
  certaintyAfter: null,
  habitDropped: null,
}

export function hasPrediction(words: Words): boolean {
  return words.fear.trim() !== '' || habitOf(words) !== null
}

/** Whether a fear or a habit was noted that the debrief can ask about. */
export function isPredicted({ fear, safetyHabit }: ChallengeRun): boolean {
  return fear !== null || safetyHabit !== null
}

export function startOf(answers: Answers, words: Words, isPredicting: boolean): ChallengeStart {
  const { anxietyBefore, certaintyBefore } = answers
  const fear = words.fear.trim()
  if (!isPredicting) return { anxietyBefore }
  return { anxietyBefore, ...(fear && { fear, certaintyBefore }), ...habitOf(words) }
}

type Ending = { answers: Answers; words: Words; run: ChallengeRun; isDebriefing: boolean }

export function finishOf({ answers, words, run, isDebriefing }: Ending): ChallengeFinish {
  const { anxietyAfter, rating, outcome, habitDropped } = answers
  const notes = words.notes.trim()
  const learnt = words.learnt.trim()
  const closing = { anxietyAfter, rating, ...(notes && { notes }) }
  // Without a prediction there is no debrief, and what was learned is part of the closing form.
  if (!isPredicted(run)) return { ...closing, ...(learnt && { learnt }) }
  if (!isDebriefing) return closing
  const certaintyAfter = answers.certaintyAfter ?? (outcome && run.certaintyBefore)
  return {
    ...closing,
    ...(run.fear !== null && outcome && { outcome }),
    ...(run.fear !== null && certaintyAfter !== null && { certaintyAfter }),
    ...(run.safetyHabit !== null && habitDropped && { habitDropped }),
    ...(learnt && { learnt }),
  }
}
