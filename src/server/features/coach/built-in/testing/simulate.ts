import type { PreviousTurn, Understanding } from '#rules/coach/understanding.ts'
import type { PersonFacts, Reply, StoredMessage } from '../../turn.ts'
import { planReply } from '../plan-reply.ts'
import { likeness, sentencesOf, wordsOf } from '../sentences.ts'
import { wordReply } from '../word-reply.ts'
import { asSaid, asStored, noon } from './make-turn.ts'

export type Chat = { messages: readonly string[]; replies: readonly Reply[] }

type Request = {
  script: readonly string[]
  turns: number
  /** Where in the script it begins, and which sentences come first. */
  seed: number
  facts?: PersonFacts
  understand: (request: { message: string; previous?: PreviousTurn }) => Understanding
}

/** One person and the coach, from an empty chat on. */
export function simulateChat({ script, turns, seed, facts = {}, understand }: Request): Chat {
  const history: StoredMessage[] = []
  const messages: string[] = []
  const replies: Reply[] = []
  for (let at = 0; at < turns; at += 1) {
    const message = script[at === 0 ? 0 : 1 + ((at - 1 + seed) % (script.length - 1))] ?? ''
    const now = new Date(noon.getTime() + at * 60_000)
    const last = history.findLast(({ role }) => role === 'assistant')
    const previous = { asked: last?.trace?.asked, options: last?.options, understood: last?.understood }
    const understanding = understand({ message, previous })
    const turn = {
      message,
      history: [...history],
      understanding,
      facts,
      now,
      seed: seed * 7919 + at * 31,
      timeZone: 'UTC',
    }
    const reply = wordReply(planReply(turn), turn)
    history.push(asSaid(message, now), asStored(reply, now))
    messages.push(message)
    replies.push(reply)
  }
  return { messages, replies }
}

export type Repeat = { sentence: string; earlier: string; turns: number }

/** Sentences of the coach that came before within so many turns: word for word, or nearly. */
export function findRepeats({ replies }: Chat, within: number): { exact: Repeat[]; near: Repeat[]; sentences: number } {
  const said = replies.flatMap(({ content }, at) =>
    sentencesOf(content).map((text) => ({ text, at, folded: wordsOf(text).join(' '), words: new Set(wordsOf(text)) })),
  )
  const exact: Repeat[] = []
  const near: Repeat[] = []
  for (const [index, one] of said.entries()) {
    for (const earlier of said.slice(0, index)) {
      if (one.at - earlier.at > within) continue
      const repeat = { sentence: one.text, earlier: earlier.text, turns: one.at - earlier.at }
      if (one.folded === earlier.folded) exact.push(repeat)
      else if (Math.min(one.words.size, earlier.words.size) > 3 && likeness(one.words, earlier.words) >= 0.7)
        near.push(repeat)
    }
  }
  return { exact, near, sentences: said.length }
}
