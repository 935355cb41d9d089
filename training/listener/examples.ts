import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import { everywhereAnswers } from '#content/coach/conversations/everywhere/everywhere-answers.ts'
import { toldAnswers } from '#content/coach/conversations/told/all-told.ts'
import { dangerAnswers } from '#content/coach/crisis/answers/all-answers.ts'
import { subjects } from '#rules/coach/subjects.ts'

export type Example = {
  text: string
  writer: 'examples'
  /** Examples of one answer share a number. */
  group: number
  /** Answers from the same corner share a number: those are the ones to be told apart. */
  field: number
  /** It only sounds like an example of that answer. */
  isRival?: true
}
type Answered = { like: readonly string[]; not?: readonly string[] }

/** How different people ask or tell what an answer is written for, and what only sounds like it. */
export function answerExamples(): Example[] {
  const fields: Answered[][] = [
    ...subjects.map((subject) => [...(conversationOf(subject)?.answers ?? [])]),
    [...everywhereAnswers],
    ...byCorner(dangerAnswers, ({ group }) => group),
    ...byCorner(toldAnswers, ({ area }) => area),
  ]
  const answers = fields.flatMap((all, field) => all.map((answer) => ({ ...answer, field })))
  return answers.flatMap(({ like, not = [], field }, group) => [
    ...like.map((text) => ({ text, writer: 'examples' as const, group, field })),
    ...not.map((text) => ({ text, writer: 'examples' as const, group, field, isRival: true as const })),
  ])
}

function byCorner<One extends Answered>(all: readonly One[], cornerOf: (one: One) => string): One[][] {
  const corners = [...new Set(all.map(cornerOf))]
  return corners.map((corner) => all.filter((one) => cornerOf(one) === corner))
}
