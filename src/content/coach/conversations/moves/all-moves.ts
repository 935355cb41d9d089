import type { Move } from '#rules/coach/moves.ts'
import { answersGiven } from './answers-given.ts'
import { badReports } from './bad-reports.ts'
import { goodReports } from './good-reports.ts'
import { light } from './light.ts'
import { objections } from './objections.ts'
import { openings } from './openings.ts'
import { questions } from './questions.ts'
import { telling } from './telling.ts'

/** Ways to say each general reply; whoever could be sent one of them could be sent any. */
export const moveWordings: Readonly<Record<Move, readonly string[]>> = {
  ...goodReports,
  ...badReports,
  ...telling,
  ...answersGiven,
  ...objections,
  ...questions,
  ...light,
  ...openings,
}
