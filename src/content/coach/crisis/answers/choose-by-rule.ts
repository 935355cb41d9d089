import type { ChosenAnswer } from './choose-answer.ts'
import type { DangerAnswer } from './danger-answer.ts'

/**
 * Finds a written answer by its id. It is handed in, because a rule that imported its answers would make the server load
 * them all before it can start.
 */
export type FindWritten = (id: string) => DangerAnswer | undefined

/** Words that show which written answer is asked for. */
export type Rule = { id: string; has: RegExp; also?: RegExp; unless?: RegExp }

/** For `also`: something is asked. Many type no question mark. */
export const asks =
  /\?|\b(?:what|how|should|shall|can|could|do|does|is|would|will) (?:i|it|they|that|he|she|we|you|u|to)\b/i

export function isAsked({ has, also, unless }: Rule, message: string): boolean {
  return has.test(message) && (also?.test(message) ?? true) && !unless?.test(message)
}

/** The first answer that was not given yet, and the second one with it; else the first that has another wording left. */
export function chooseByRule(
  found: readonly Rule[],
  written: FindWritten | undefined,
  said: readonly string[],
): ChosenAnswer | undefined {
  const times = ({ id }: DangerAnswer) => said.filter((one) => one.startsWith(`answers.${id}.`)).length
  const answers = found.map(({ id }) => written?.(id)).filter((answer) => answer !== undefined)
  const [answer, also] = answers.filter((one) => times(one) === 0)
  if (answer) return also ? { answer, also, isAskedFor: true } : { answer, isAskedFor: true }
  const again = answers.find((one) => times(one) < one.say.length)
  return again && { answer: again, isAskedFor: true }
}
