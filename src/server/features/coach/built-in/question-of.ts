import type { AskedQuestion } from '#content/coach/moves/asked-question.ts'
import { askedQuestions } from '#content/coach/moves/asked-questions.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'

/** The question a message asks, of those that have an answer. */
export function questionOf(message: string): AskedQuestion | undefined {
  const line = readLine(message)
  return askedQuestions.find(({ says }) => says.test(line))
}
