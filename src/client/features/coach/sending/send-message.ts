import { ApiError, readApiError } from '#client/platform/request/api-error.ts'
import { bearer } from '#client/platform/request/request.ts'
import { type ChatEvents, type ChatSession, type NewChatMessage, sendChatMessage } from '#contract/coach.ts'
import { readEvents } from './read-events.ts'

/** Longer than the server is ever silent: after that the connection is considered dead. */
const silenceMs = 40_000

type Listeners = {
  signal: AbortSignal
  /** Called with the reply so far, each time it grows. */
  onText: (reply: string) => void
}

/** Sends a message to the coach and returns the chat with its reply. Accepts a stream as well as a plain answer. */
export async function sendMessage(message: NewChatMessage, { signal, onText }: Listeners): Promise<ChatSession> {
  const silence = watchForSilence(signal)
  try {
    const response = await fetch(sendChatMessage.path, {
      method: sendChatMessage.method,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
        Accept: 'text/event-stream, application/json;q=0.9',
        ...bearer(),
      },
      credentials: 'include',
      body: JSON.stringify(message),
      signal: silence.signal,
    })
    if (!response.ok) throw await readApiError(response)
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      return ((await response.json()) as ChatEvents['session']).session
    }
    return await readReply(response.body, onText, silence.heard)
  } finally {
    silence.end()
  }
}

/** Reads the stream to its end: closing it earlier would look to the server as if the person had pressed Stop. */
async function readReply(
  body: ReadableStream<Uint8Array>,
  onText: (reply: string) => void,
  onHeard: () => void,
): Promise<ChatSession> {
  let reply = ''
  let session: ChatSession | undefined
  try {
    for await (const { name, data } of readEvents(body)) {
      onHeard()
      if (name === 'token') reply += (JSON.parse(data) as ChatEvents['token']).text
      if (name === 'restart') reply = ''
      if (name === 'token' || name === 'restart') onText(reply)
      if (name === 'session') session = (JSON.parse(data) as ChatEvents['session']).session
      if (name === 'error') throw refusalOf(data)
    }
  } catch (error) {
    // A reply that arrived in full counts, even if the connection broke afterwards.
    if (!session) throw error
  }
  if (!session) throw new Error('The reply broke off before its end.')
  return session
}

/** A stream that fails has already sent status 200, but its error event has the body of every refused call. */
function refusalOf(data: string): ApiError {
  const { code } = JSON.parse(data) as ChatEvents['error']
  return new ApiError(code === 'unauthorized' ? 401 : 500, data)
}

/** A signal that fires with the given one, and after a long silence. */
function watchForSilence(stop: AbortSignal) {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  let timer = setTimeout(giveUp, silenceMs)
  stop.addEventListener('abort', giveUp)
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, silenceMs)
    },
    end: () => {
      clearTimeout(timer)
      stop.removeEventListener('abort', giveUp)
    },
  }
}
