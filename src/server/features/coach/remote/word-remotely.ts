import type { OutputCheck } from './output-check.ts'
import type { Prompt } from './prompt.ts'
import { type Provider, ProviderError } from './provider.ts'
import { countWords, createSentences } from './sentences.ts'

export type Outcome =
  /** All that was shown, and it is a whole reply. */
  | { kind: 'whole'; content: string }
  /** It broke off after this, or the person had enough. */
  | { kind: 'interrupted'; content: string; reason: string }
  /** Nothing of it may stand: it failed before the first sentence, or broke a rule. */
  | { kind: 'refused'; hasShown: boolean; reason: string }

type Request = {
  provider: Provider
  prompt: Prompt
  check: OutputCheck
  maxWords: number
  mayAsk: boolean
  /** Until the first sentence, and then between any two pieces. */
  timeoutMs: number
  /** The person left, or pressed Stop. */
  signal: AbortSignal
  show: (text: string) => void
}

const retryAfterMs = 250
/** Nobody reads along longer than this. */
const wholeReplyMs = 45_000

/**
 * Words a reply with the provider. A sentence is held back until it is complete and has passed the check, so that
 * nothing is shown that would have to be taken back.
 */
export async function wordRemotely(request: Request): Promise<Outcome> {
  const { signal, timeoutMs } = request
  const upstream = new AbortController()
  const close = () => upstream.abort()
  const patience = createPatience(close, timeoutMs)
  signal.addEventListener('abort', close, { once: true })
  if (signal.aborted) close()
  let shown = ''
  try {
    for await (const step of readReply(request, upstream.signal, patience)) {
      if (step.kind === 'broken') return { kind: 'refused', hasShown: shown !== '', reason: step.rule }
      shown += step.text
      request.show(step.text)
    }
    if (upstream.signal.aborted) throw new ProviderError(signal.aborted ? 'left' : 'timeout')
    return shown.trim() === '' ? refuse('empty') : { kind: 'whole', content: shown.trim() }
  } catch (error) {
    // An error caused by our own abort says nothing; why we aborted does.
    const reason = signal.aborted ? 'left' : patience.isOver() ? 'timeout' : reasonOf(error)
    return shown.trim() === '' ? refuse(reason) : { kind: 'interrupted', content: shown.trim(), reason }
  } finally {
    patience.end()
    signal.removeEventListener('abort', close)
    // Leaving the loop alone would keep the request open, and the provider at work.
    close()
  }
}

const refuse = (reason: string): Outcome => ({ kind: 'refused', hasShown: false, reason })
const reasonOf = (error: unknown) => (error instanceof ProviderError ? error.reason : 'connection')

type Step = { kind: 'sentence'; text: string } | { kind: 'broken'; rule: string }
type Patience = ReturnType<typeof createPatience>

async function* readReply(request: Request, signal: AbortSignal, patience: Patience): AsyncGenerator<Step> {
  const sentences = createSentences()
  const budget = createBudget(request)
  for await (const piece of withOneRetry(request, signal)) {
    for (const sentence of sentences.push(piece)) {
      const step = judge(sentence, request.check, budget)
      if (step === 'enough') return
      if (step) yield step
    }
    if (sentences.isRunaway()) yield { kind: 'broken', rule: 'runaway' }
    patience.renew(budget.hasShown())
  }
  if (signal.aborted) return
  const last = judge(sentences.rest(), request.check, budget)
  if (last && last !== 'enough') yield last
}

function judge(sentence: string, check: OutputCheck, budget: Budget): Step | 'enough' | undefined {
  const text = tidy(sentence)
  if (text.trim() === '') return undefined
  const rule = check(sentence)
  if (rule) return { kind: 'broken', rule }
  return budget.take(text)
}

/** Our pages show plain text, and the coach does not shout. */
function tidy(sentence: string): string {
  return sentence.replace(/[*_`#]+/g, '').replace(/!+/g, '.')
}

type Budget = ReturnType<typeof createBudget>

/** A reply keeps to its length and to one question, whatever the model makes of it. */
function createBudget({ maxWords, mayAsk }: Request) {
  let words = 0
  let hasAsked = !mayAsk
  return {
    take(text: string): Step | 'enough' | undefined {
      const isQuestion = /\?["”’)]*\s*$/.test(text)
      if (isQuestion && hasAsked) return undefined
      if (words + countWords(text) > maxWords) return words === 0 ? { kind: 'broken', rule: 'too_long' } : 'enough'
      words += countWords(text)
      hasAsked ||= isQuestion
      return { kind: 'sentence', text }
    },
    hasShown: () => words > 0,
  }
}

/** One more try where trying again can help, and only while nothing has come. */
async function* withOneRetry({ provider, prompt }: Request, signal: AbortSignal): AsyncGenerator<string> {
  for (const isLastTry of [false, true]) {
    let hasCome = false
    try {
      for await (const piece of untilAborted(provider.stream(prompt, signal), signal)) {
        hasCome = true
        yield piece
      }
      return
    } catch (error) {
      const canRetry = error instanceof ProviderError && error.canRetry
      if (isLastTry || hasCome || !canRetry) throw error
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
    }
  }
}

/** Ends when the signal aborts, even where the source would never notice. */
async function* untilAborted(source: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<string> {
  const aborted = new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted')
    else signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })
  const pieces = source[Symbol.asyncIterator]()
  for (;;) {
    const coming = pieces.next()
    // Nobody waits for it once we have turned away.
    coming.catch(() => {})
    const next = await Promise.race([coming, aborted])
    if (next === 'aborted' || next.done) return
    yield next.value
  }
}

function createPatience(giveUp: () => void, timeoutMs: number) {
  let over = false
  const leave = () => {
    over = true
    giveUp()
  }
  let silence = setTimeout(leave, timeoutMs)
  const whole = setTimeout(leave, wholeReplyMs)
  return {
    /** Before the first sentence is shown nothing renews it: pieces that never become one are no answer. */
    renew(hasShown: boolean) {
      if (!hasShown) return
      clearTimeout(silence)
      silence = setTimeout(leave, timeoutMs)
    },
    isOver: () => over,
    end() {
      clearTimeout(silence)
      clearTimeout(whole)
    },
  }
}
