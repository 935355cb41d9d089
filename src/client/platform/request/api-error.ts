import type { ErrorReply } from '#contract/errors.ts'

/** A refused call. The message is the status and the body's text: `409: {"error":…}`. */
export class ApiError extends Error {
  readonly status: number
  readonly bodyText: string
  readonly retryAfterSeconds: number | null

  constructor(status: number, text: string, retryAfterSeconds: number | null = null) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.bodyText = text
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** The server's reply if it has our format; null for a proxy's error page. */
  get reply(): ErrorReply | null {
    try {
      const body: unknown = JSON.parse(this.bodyText)
      return isErrorReply(body) ? body : null
    } catch {
      return null
    }
  }
}

export async function readApiError(response: Response): Promise<ApiError> {
  const text = (await response.text().catch(() => '')) || response.statusText
  return new ApiError(response.status, text, readRetryAfter(response.headers))
}

export function isUnauthorizedError(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/.test(error.message)
}

/** The server's message for people, or the given one if there is none. */
export function errorMessageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.reply?.message) || fallback
}

/** The reference that identifies a failure in our log. Refusals and broken connections have none. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.status >= 500 ? error.reply?.requestId : undefined
}

function isErrorReply(body: unknown): body is ErrorReply {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}

function readRetryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}
