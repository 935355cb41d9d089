import { composeCrisisReply } from '#content/coach/crisis/compose.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { ChatMessage } from '#contract/coach.ts'
import { assessConversation } from '#rules/safety/assess.ts'
import { nextSafetyState, rememberReply, type SafetyState } from '#rules/safety/state.ts'

type Reading = {
  /** What the person wrote before, oldest first. */
  earlier: readonly string[]
  text: string
  country: CrisisCountry
  now: Date
  /** As it was after the last help shown from here. */
  state: SafetyState | null
}

/** Help to show, and what to remember once it was: a second message in need gets other words. */
export type Danger = { help: ChatMessage; state: SafetyState | null }

/** The server's safety rules on this device, for when the server cannot be asked. Null where they see no danger. */
export function findDanger({ earlier, text, country, now, state }: Reading): Danger | null {
  const assessment = assessConversation(earlier, text, state ? { asked: state.asked, kind: state.kind } : undefined)
  if (assessment.tier !== 'crisis' && assessment.tier !== 'imminent') return null
  const next = nextSafetyState(state, assessment, now.getTime())
  const reply = composeCrisisReply({ assessment, state: next, country, turn: next?.alarms ?? 0 })
  return {
    help: {
      id: 0,
      role: 'assistant',
      content: reply.text,
      timestamp: now.toISOString(),
      safety: assessment.tier,
      resources: [...reply.resources],
    },
    state: next && rememberReply(next, reply),
  }
}
