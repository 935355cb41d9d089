import type { CoachConfig } from '#server/platform/config.ts'
import type { Prompt } from './prompt.ts'

/** Why a provider gave nothing. Its own words stay out: they could repeat the person's. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly reason: string
  readonly canRetry: boolean

  constructor(reason: string, canRetry = false) {
    super(`The coach's provider failed: ${reason}`)
    this.reason = reason
    this.canRetry = canRetry
  }
}

export type Provider = {
  /** As people read it. */
  name: string
  /** Pieces of text as they come. Throws a ProviderError; ends quietly when the signal aborts. */
  stream: (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>
}

/** Enough for the longest reply in any language. */
const maxOutputTokens = 900

export function createProvider({ baseUrl, apiKey, model }: CoachConfig): Provider {
  const name = new URL(baseUrl).host

  async function* stream({ system, messages }: Prompt, signal: AbortSignal) {
    // Loaded with the first message that needs it: the built-in coach runs without.
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const { extractReasoningMiddleware, streamText, wrapLanguageModel } = await import('ai')
    const client = createOpenAICompatible({ name, baseURL: baseUrl, fetch: fetchThere, ...(apiKey ? { apiKey } : {}) })
    const result = streamText({
      model: wrapLanguageModel({
        model: client(model),
        middleware: extractReasoningMiddleware({ tagName: 'think' }),
      }),
      system,
      messages,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      // Left out, the library prints the failed request, and with it what the person wrote.
      onError: () => {},
    })
    for await (const part of result.fullStream) {
      if (part.type === 'text-delta') yield part.text
      else if (part.type === 'error') throw asProviderError(part.error)
      // A stream that was cut cleanly ends without having been finished.
      else if (part.type === 'finish' && part.finishReason !== 'stop') throw new ProviderError(part.finishReason)
    }
  }
  return { name, stream }
}

/** What somebody wrote goes where they agreed it may go, and nowhere that address might point to. */
const fetchThere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

function asProviderError(error: unknown): ProviderError {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN
  if (Number.isNaN(status)) return new ProviderError('connection')
  return new ProviderError(`status_${status}`, status === 429 || status >= 500)
}
