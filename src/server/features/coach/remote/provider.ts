import type { CoachConfig } from '#server/platform/config.ts'
import type { Prompt } from './prompt.ts'

/** Why a provider gave no reply. Its own message is left out, because it could repeat the person's words. */
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
  /** As shown to people. */
  name: string
  /** Pieces of text as they arrive. Throws a ProviderError; ends quietly if the signal aborts. */
  stream: (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>
}

/** Enough for the longest reply in any language. */
const maxOutputTokens = 900

export function createProvider({ baseUrl, apiKey, model }: CoachConfig): Provider {
  const name = new URL(baseUrl).host

  async function* stream({ system, messages }: Prompt, signal: AbortSignal) {
    // Loaded with the first message that needs it; the built-in coach works without it.
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const { extractReasoningMiddleware, streamText, wrapLanguageModel } = await import('ai')
    const client = createOpenAICompatible({
      name,
      baseURL: baseUrl,
      fetch: fetchWithoutRedirects,
      ...(apiKey ? { apiKey } : {}),
    })
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
      // Without this, the library prints the failed request, including what the person wrote.
      onError: () => {},
    })
    for await (const part of result.fullStream) {
      if (part.type === 'text-delta') yield part.text
      else if (part.type === 'error') throw asProviderError(part.error)
      // A truncated stream ends without the finish event.
      else if (part.type === 'finish' && part.finishReason !== 'stop') throw new ProviderError(part.finishReason)
    }
  }
  return { name, stream }
}

/** Redirects are refused: what somebody wrote goes only where they agreed it may go. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

function asProviderError(error: unknown): ProviderError {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN
  if (Number.isNaN(status)) return new ProviderError('connection')
  return new ProviderError(`status_${status}`, status === 429 || status >= 500)
}
