import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import { everywhereAnswers } from '#content/coach/conversations/everywhere-answers.ts'
import { subjects } from '#rules/coach/subjects.ts'

/** How different people ask what an answer is written for. Examples of one answer share a number. */
export function answerExamples(): { text: string; writer: string; group: number }[] {
  const answers = [...subjects.flatMap((subject) => conversationOf(subject)?.answers ?? []), ...everywhereAnswers]
  return answers.flatMap(({ like }, group) => like.map((text) => ({ text, writer: 'examples', group })))
}
