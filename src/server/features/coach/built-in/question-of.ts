import type { AskedQuestion } from '#content/coach/moves/asked-question.ts'
import { askedQuestions } from '#content/coach/moves/asked-questions.ts'
import { pressingQuestions } from '#content/coach/moves/pressing-questions.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'

/** What goes before everything else that was going on. */
export function pressingQuestionOf(message: string): AskedQuestion | undefined {
  const line = readLine(message)
  return pressingQuestions.find(({ says }) => says.test(line))
}

/** The question a message asks, of those that have an answer. */
export function questionOf(message: string): AskedQuestion | undefined {
  const line = readLine(message)
  return askedQuestions.find(({ says }) => says.test(line))
}
