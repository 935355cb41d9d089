import type { SafetyState } from '#rules/safety/state.ts'
import type { ChatEntry } from '#server/features/coach/chats.queries.ts'
import { decideTurn } from '#server/features/coach/decide-turn.ts'
import { greet } from '#server/features/coach/engine/greet.ts'
import type { Meanings } from '#server/features/coach/engine/meanings.ts'
import { asEntry, userEntry } from '#server/features/coach/entries.ts'
import { listen } from '#server/features/coach/listen.ts'
import type { Hear } from '#server/features/coach/listener/create-listener.ts'
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
  /** A property that must not be broken was, in danger. */
  isHarmful: boolean
}

const minuteMs = 60_000

/** Plays one scripted chat against the built-in coach, exactly as the server would answer it. */
export async function runChat(chat: ScriptedChat, tools: { hear: Hear; meanings: Meanings }): Promise<TurnResult[]> {
  const area = chat.area === 'general' ? 'work' : chat.area
  let now = new Date('2026-03-02T18:00:00Z')
  const facts = { name: 'Robin', lifeArea: area }
  const history: ChatEntry[] = [{ ...asEntry(greet({ facts, lifeArea: area, now, isFirst: true }), now), id: 1 }]
  let state: SafetyState | null = null
  const results: TurnResult[] = []
  for (const [at, { say, expect }] of chat.turns.entries()) {
    now = new Date(now.getTime() + minuteMs)
    const heard = await listen(tools.hear, say, history)
    const seed = seedOf(chat.id) + history.length * 7919
    const decision = await decideTurn({
      message: say,
      history,
      heard,
      meanings: tools.meanings,
      state,
      country: 'US',
      facts,
      now,
      seed,
    })
    const saidBefore = history.filter(({ role }) => role === 'assistant').flatMap(({ content }) => sentences(content))
    const broken = brokenProperties(expect, { ...decision, saidBefore })
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
    })
    state = decision.part.state
    history.push({ ...userEntry({ message: say, now }), id: history.length + 1 })
    history.push({ ...decision.entry, id: history.length + 1 })
  }
  return results
}

function seedOf(id: string): number {
  return [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7)
}
