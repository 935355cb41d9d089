import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, isUnauthorizedError } from '#client/platform/request/api-error.ts'
import { sendMessage } from './send-message.ts'

afterEach(() => void vi.useRealTimers())

const session = { id: 's', messages: [] }

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

function answer(body: BodyInit | null, init: ResponseInit & { type?: string } = {}) {
  const { type = 'text/event-stream; charset=utf-8', ...rest } = init
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, { headers: { 'content-type': type }, ...rest }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

async function send(signal = new AbortController().signal) {
  const shown: string[] = []
  const result = await sendMessage({ message: 'hello' }, { signal, onText: (reply) => shown.push(reply) })
  return { result, shown }
}

it('asks for a stream and shows the reply as it grows', async () => {
  const fetched = answer(
    ':\n\n' +
      event('token', { text: 'It makes ' }) +
      event('token', { text: 'sense.' }) +
      event('session', { session }),
  )
  const { result, shown } = await send()
  expect(result).toEqual(session)
  expect(shown).toEqual(['It makes ', 'It makes sense.'])
  const [url, init] = fetched.mock.calls[0]!
  expect(url).toBe('/api/chat/message')
  expect(init).toMatchObject({ method: 'POST', body: '{"message":"hello"}', credentials: 'include' })
  const headers = new Headers(init?.headers)
  expect(headers.get('accept')).toContain('text/event-stream')
  expect(headers.get('x-requested-with')).toBe('XMLHttpRequest')
})

it('starts over when the server withdraws its words', async () => {
  answer(
    event('token', { text: 'Wrong' }) +
      event('restart', {}) +
      event('token', { text: 'Right' }) +
      event('session', { session }),
  )
  expect((await send()).shown).toEqual(['Wrong', '', 'Right'])
})

it('takes a plain answer as well', async () => {
  answer(JSON.stringify({ session }), { type: 'application/json; charset=utf-8' })
  expect(await send()).toEqual({ result: session, shown: [] })
})

it('fails with the server’s own words, before and within a stream', async () => {
  const refusal = { error: 'Unauthorized', code: 'unauthorized', message: 'Please sign in to continue.' }
  answer(JSON.stringify(refusal), { status: 401, type: 'application/json' })
  await expect(send()).rejects.toSatisfy(isUnauthorizedError)
  answer(event('token', { text: 'It' }) + event('error', refusal))
  await expect(send()).rejects.toSatisfy(isUnauthorizedError)
  answer(event('error', { ...refusal, code: 'internal', message: 'Not now.' }))
  await expect(send()).rejects.toSatisfy((error) => error instanceof ApiError && error.reply?.message === 'Not now.')
})

it('fails when the stream ends without the chat', async () => {
  answer(event('token', { text: 'It makes' }))
  await expect(send()).rejects.toThrow('broke off')
})

it('keeps a chat that came whole, also when the connection ends badly', async () => {
  const encoder = new TextEncoder()
  answer(
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(event('session', { session }))),
      pull: (controller) => controller.error(new TypeError('network error')),
    }),
  )
  expect((await send()).result).toEqual(session)
})

it('does not end the request before the server has', async () => {
  let hasHungUp = false
  answer(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(event('session', { session })))
        setTimeout(() => hasHungUp || controller.close(), 20)
      },
      cancel: () => {
        hasHungUp = true
      },
    }),
  )
  await send()
  expect(hasHungUp).toBe(false)
})

/** Like fetch: hangs until it is aborted. */
function hang() {
  const fetched = vi.fn<typeof fetch>(
    (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
      }),
  )
  vi.stubGlobal('fetch', fetched)
}

it('ends the request when told to', async () => {
  hang()
  const stop = new AbortController()
  const sending = send(stop.signal)
  stop.abort()
  await expect(sending).rejects.toThrow('stopped')
})

it('gives up on a server that stays silent', async () => {
  vi.useFakeTimers()
  hang()
  const sending = expect(send()).rejects.toThrow('stopped')
  await vi.advanceTimersByTimeAsync(40_000)
  await sending
})
