import { answerDanger } from '#content/coach/crisis/answer-danger.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { ChatMessage } from '#contract/coach.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { typeset } from '#rules/words/typeset.ts'

type Reading = {
  /** The person's earlier messages, oldest first. */
  earlier: readonly string[]
  text: string
  country: CrisisCountry
  now: Date
  /** The state after the last help shown by this device. */
  state: SafetyState | null
}

/** Help to show, and what to remember once it was shown, so that a second message gets other words. */
export type Danger = { help: ChatMessage; state: SafetyState | null }

/** The server's safety rules on this device, for when the server cannot be reached. Null if they find no danger. */
export function findDanger({ earlier, text, country, now, state: before }: Reading): Danger | null {
  const { state, move, reply } = answerDanger({
    message: text,
    earlier,
    state: before,
    isAsked: before !== null,
    isFirstOfChat: false,
    country,
    turn: earlier.length,
    now,
  })
  const isInDanger = move === 'alarm' || move === 'stay' || move === 'ease'
  if (!isInDanger || !reply || !state) return null
  return {
    help: {
      id: 0,
      role: 'assistant',
      content: typeset(reply.text),
      timestamp: now.toISOString(),
      safety: state.tier,
      resources: [...reply.resources],
    },
    state,
  }
}
