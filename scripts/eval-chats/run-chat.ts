import { numbersOf } from '#content/crisis/numbers-of.ts'
import { minuteMs } from '#rules/durations.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChatEntry } from '#server/features/coach/chats/chats.queries.ts'
import { type Decision, decideTurn, listen } from '#server/features/coach/decide-turn.ts'
import type { Meanings } from '#server/features/coach/engine/meanings/meanings.ts'
import { greet } from '#server/features/coach/engine/replies/greet.ts'
import { asEntry, crisisEntry, userEntry } from '#server/features/coach/entries.ts'
import type { Hear } from '#server/features/coach/listener/create-listener.ts'
import { converse } from '#server/features/coach/remote/converse.ts'
import { considerDangerSeenByProvider } from '#server/features/coach/remote/danger-seen-by-provider.ts'
import type { Provider } from '#server/features/coach/remote/provider.ts'
import type { SafetyPart } from '#server/features/coach/safety/consider-safety.ts'
import { brokenProperties, sentences } from './check-turn.ts'
import type { ScriptedChat } from './read-chats.ts'

export type TurnResult = {
  chat: string
  turn: number
  say: string
  reply: string
  node: string
  subject: string
  broken: readonly string[]
  /** In danger, a property that must not be broken was. */
  isHarmful: boolean
  /** Written by a provider. */
  isRemote: boolean
  /** What the decision about danger rests on. */
  weighed?: SafetyPart['weighed']
}

type Tools = { hear: Hear; meanings: Meanings; remote?: { provider: Provider; timeoutMs: number } }

type Said = { say: string; now: Date }

/** Plays one scripted chat exactly as the server would answer it: by the built-in coach, or by a provider if one is given. */
export async function runChat(chat: ScriptedChat, tools: Tools): Promise<TurnResult[]> {
  const area = chat.area === 'general' ? 'work' : chat.area
  let now = new Date('2026-03-02T18:00:00Z')
  const facts = { name: 'Robin', lifeArea: area }
  const history: ChatEntry[] = [{ ...asEntry(greet({ facts, lifeArea: area, now, isFirst: true }), now), id: 1 }]
  let state: SafetyState | null = null
  let memory: string | null = null
  const results: TurnResult[] = []
  for (const [at, { say, expect }] of chat.turns.entries()) {
    now = new Date(now.getTime() + minuteMs)
    const heard = await listen(tools.hear, say, history)
    const seed = seedOf(chat.id) + history.length * 7919
    const decided = await decideTurn({
      message: say,
      history,
      heard,
      meanings: tools.meanings,
      listenAgain: (message, before) => listen(tools.hear, message, before),
      state,
      memory,
      country: 'US',
      facts,
      now,
      seed,
    })
    const { isRemote, ...decision } = await asWorded(decided, { say, now }, tools)
    const saidBefore = history.filter(({ role }) => role === 'assistant').flatMap(({ content }) => sentences(content))
    const broken = brokenProperties(expect, { ...decision, saidBefore, isRemote })
    const isDanger = expect.danger === 'check' || expect.danger === 'standing'
    results.push({
      chat: chat.id,
      turn: at + 1,
      say,
      reply: decision.entry.content,
      node: decision.part.stands ? `safety:${decision.part.kind ?? ''}` : (decision.entry.trace?.node ?? ''),
      subject: decision.entry.trace?.subject ?? '',
      broken,
      isHarmful: broken.length > 0 && expect.mustNot && isDanger,
      isRemote,
      weighed: decision.part.weighed,
    })
    state = decision.part.state
    memory = decided.memory
    history.push({ ...userEntry({ message: say, now }), id: history.length + 1 })
    history.push({ ...decision.entry, id: history.length + 1 })
  }
  return results
}

/** The turn as the person gets it: if a provider may answer, its reply, or the safety reply for a danger it notices. */
async function asWorded(decided: Decision, { say, now }: Said, { hear, remote }: Tools) {
  const ours = { entry: decided.entry, part: decided.part, isRemote: false }
  if (decided.isBuiltInOnly || !remote) return ours
  const { turn, reply } = decided
  const signal = AbortSignal.timeout(2 * remote.timeoutMs)
  const outcome = await converse({ ...remote, hear, turn, reply, numbers: numbersOf('US'), signal })
  const seen = outcome.kind === 'failed' ? undefined : outcome.danger
  const part = seen && considerDangerSeenByProvider(seen, { turn, message: say, country: 'US', now })
  if (part?.stands) return { entry: crisisEntry(part, now), part, isRemote: false }
  if (outcome.kind !== 'reply') return ours
  const { content, options, sources } = outcome
  return { entry: asEntry({ ...reply, content, options, sources }, now), part: decided.part, isRemote: true }
}

function seedOf(id: string): number {
  return [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7)
}
