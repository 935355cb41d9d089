import { libraryItems } from '#content/coach/library.ts'
import { wordReply } from '../built-in/word-reply.ts'
import { presentSource } from '../present-chat.ts'
import type { Plan, Reply, StoredMessage, Turn } from '../turn.ts'
import { historyToSend } from './history.ts'
import { createOutputCheck } from './output-check.ts'
import { composePrompt } from './prompt.ts'
import type { Provider } from './provider.ts'
import { sentenceKey, splitSentences } from './sentences.ts'
import { type Outcome, wordRemotely } from './word-remotely.ts'

type Request = {
  provider: Provider
  timeoutMs: number
  plan: Plan
  turn: Turn
  signal: AbortSignal
  show: (text: string) => void
}

/** A cue is a sentence like any other; these have names. */
const titles = libraryItems.filter(({ type }) => type !== 'cue' && type !== 'situation').map(({ title }) => title)

/** Turns within which no sentence comes twice; two messages a turn. */
const withoutRepeats = 20

export function takeRemoteTurn({ provider, timeoutMs, plan, turn, signal, show }: Request): Promise<Outcome> {
  const history = historyToSend(turn.history)
  const prompt = composePrompt({ plan, turn, history, ownWords: wordReply(plan, turn).content })
  const offered = plan.items.flatMap((item) => presentSource(item)?.title ?? [])
  const check = createOutputCheck({
    offered,
    notOffered: titles.filter((title) => !offered.includes(title)),
    prompt: prompt.secret,
    said: saidLately(turn.history),
  })
  const mayAsk = plan.moves.some(({ isQuestion }) => isQuestion)
  return wordRemotely({ provider, prompt, check, maxWords: plan.maxWords, mayAsk, timeoutMs, signal, show })
}

function saidLately(history: readonly StoredMessage[]): Set<string> {
  const replies = history.slice(-withoutRepeats).filter(({ role }) => role === 'assistant')
  return new Set(replies.flatMap(({ content }) => splitSentences(content)).map(sentenceKey))
}

/** The plan with the provider's words in place of ours. */
export function asReply(content: string, { items, options, understood, remember, trace }: Plan): Reply {
  return { content, sources: items, options, understood, remember, trace }
}

/** As much of a reply as was read before it broke off: nothing was asked, agreed or offered. */
export function asTornReply(content: string, { understood, trace }: Plan): Reply {
  const { asked: _unasked, step: _unoffered, ...rest } = trace
  return { content, sources: [], options: [], understood, remember: [], trace: rest }
}
