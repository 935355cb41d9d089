import type { CoachNote } from '#contract/coach.ts'

/** A note as a sentence about the person who reads it. */
export function noteSentence({ kind, text, isDone }: Pick<CoachNote, 'kind' | 'text' | 'isDone'>): string {
  switch (kind) {
    case 'name':
      return `You want to be called ${text}.`
    case 'tone':
      return `You asked for a ${text} tone.`
    case 'unhelpful':
      return `“${text}” did not help you.`
    case 'step':
      return `${isDone === null ? 'Your next step' : isDone ? 'A step you did' : 'A step you skipped'}: ${text}`
    case 'note':
      return text
  }
}
