import { suggest } from '#content/coach/library.ts'
import type { DangerKind } from '#rules/coach/heard.ts'
import type { Source } from '#rules/coach/source.ts'
import type { Hear } from '../listener/create-listener.ts'
import type { Reply, Turn } from '../turn.ts'
import { checkReply } from './check-reply.ts'
import { historyToSend } from './history.ts'
import { tidy } from './output-check.ts'
import { parseReply } from './parse-reply.ts'
import { composePrompt, type Prompt } from './prompt.ts'
import { type Provider, ProviderError } from './provider.ts'

export type RemoteDanger = { level: 'concern' | 'danger' | 'now'; kind: DangerKind; whose: 'self' | 'other' }

export type RemoteOutcome =
  /** Complete, checked, and ready to be shown. `danger` is what the provider noticed. */
  | { kind: 'reply'; content: string; options: readonly string[]; sources: readonly Source[]; danger?: RemoteDanger }
  /** It noticed a danger, but its reply may not be shown. */
  | { kind: 'danger'; danger: RemoteDanger; reason: string }
  | { kind: 'failed'; reason: string }

type Request = {
  provider: Provider
  /** For everything together; after that the built-in coach answers. */
  timeoutMs: number
  hear: Hear
  turn: Turn
  reply: Reply
  /** The numbers of the person's own country; all others are removed. */
  numbers: readonly string[]
  signal: AbortSignal
}

const offeredItems = 6
const retryAfterMs = 250

/** Lets the provider answer. Nothing is shown before the whole reply has passed all checks. */
export async function converse(request: Request): Promise<RemoteOutcome> {
  const { timeoutMs, signal, turn, reply, numbers } = request
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(), timeoutMs)
  const stop = AbortSignal.any([signal, timer.signal])
  try {
    const items = itemsFor(turn, reply)
    const prompt = composePrompt({ turn, reply, history: historyToSend(turn.history), items, lines: numbers })
    const parsed = parseReply(await ask(request, prompt, stop))
    if (!parsed) return { kind: 'failed', reason: 'nonsense' }
    const danger = parsed.danger ?? undefined
    const content = tidy(parsed.reply, numbers)
    const broken = await checkReply(content, { ...request, ask: (question) => ask(request, question, stop) })
    if (broken) return danger ? { kind: 'danger', danger, reason: broken } : { kind: 'failed', reason: broken }
    const sources = items.filter(({ type, id }) => parsed.items.includes(`${type}:${id}`)).slice(0, 1)
    return { kind: 'reply', content, options: parsed.taps.slice(0, 3), sources, ...(danger ? { danger } : {}) }
  } catch (error) {
    // An error caused by our own abort says nothing, so we report why we aborted.
    const reason = signal.aborted ? 'left' : timer.signal.aborted ? 'timeout' : reasonOf(error)
    return { kind: 'failed', reason }
  } finally {
    clearTimeout(timeout)
    timer.abort()
  }
}

const reasonOf = (error: unknown) => (error instanceof ProviderError ? error.reason : 'connection')

/** What our own coach would offer here, and what also fits. */
function itemsFor({ facts }: Turn, { sources, understood }: Reply): readonly Source[] {
  const fitting = suggest(understood, { exclude: facts.unhelpful ?? [], limit: offeredItems }).map(({ type, id }) => ({
    type,
    id,
  }))
  const all = [...sources, ...fitting]
  return all.filter((one, at) => all.findIndex(({ type, id }) => type === one.type && id === one.id) === at)
}

/** The complete answer, with one retry if that can help. */
async function ask({ provider }: Request, prompt: Prompt, signal: AbortSignal): Promise<string> {
  for (const isLastTry of [false, true]) {
    try {
      let text = ''
      for await (const piece of untilAborted(provider.stream(prompt, signal), signal)) text += piece
      if (signal.aborted) throw new ProviderError('timeout')
      return text
    } catch (error) {
      if (isLastTry || signal.aborted || !(error instanceof ProviderError && error.canRetry)) throw error
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
    }
  }
  return ''
}

/** Ends when the signal aborts, even if the source never notices. */
async function* untilAborted(source: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<string> {
  const aborted = new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted')
    else signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })
  const pieces = source[Symbol.asyncIterator]()
  for (;;) {
    const coming = pieces.next()
    // Nobody waits for it once we have given up.
    coming.catch(() => {})
    const next = await Promise.race([coming, aborted])
    if (next === 'aborted' || next.done) return
    yield next.value
  }
}
