import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { noConcern } from '#rules/safety/assessment.ts'
import { piecesAskedAbout } from '#rules/safety/lured/reasons.ts'
import type { Move } from '#rules/safety/next-move.ts'
import { rememberReply, type SafetyState } from '#rules/safety/state.ts'
import { answerOnline } from './answers/hurt/online-questions.ts'
import { type CrisisReply, composeCrisisReply } from './compose.ts'

type Request = {
  texts: readonly string[]
  state: SafetyState
  move: Move
  country: CrisisCountry
  turn: number
}

/** Safety would say nothing here, or a word in passing. */
const quiet: ReadonlySet<Move> = new Set(['none', 'settled', 'sorry', 'respect'])

/**
 * "Why would you say that", "is that weird": after we asked about somebody from a screen, such a question is answered
 * at once, without numbers, although no danger stands.
 */
export function answerDirectly({ texts, state, move, country, turn }: Request) {
  const question = quiet.has(move) ? answerOnline(texts, state) : undefined
  if (!question) return undefined
  const assessment = { ...noConcern, reasons: [piecesAskedAbout] }
  const news = { facts: [], isSomebodyHere: false, isWorse: false, isSilence: false }
  const said = { move: 'checkin', state, assessment, news, question, isOtherSubject: false, country, turn } as const
  const reply: CrisisReply = { ...composeCrisisReply(said), options: [], resources: [] }
  return { state: rememberReply(state, reply), reply }
}
