import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ChatEvents } from '#contract/coach.ts'

export type EventStream = {
  send: <Name extends keyof ChatEvents>(name: Name, data: ChatEvents[Name]) => void
  end: () => void
}

export function wantsEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? '')
}

/** Server-sent events as the reply to a POST. What is written in one tick is sent in one piece. */
export function openEventStream(reply: FastifyReply): EventStream {
  const stream = new PassThrough()
  // Keeps proxies from buffering the stream until it is complete.
  reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream)
  // An SSE comment: it sends the headers now, so that the screen knows the message arrived.
  stream.write(':\n\n')
  let waiting = ''
  const flush = () => {
    if (waiting !== '' && !stream.destroyed) stream.write(waiting)
    waiting = ''
  }
  return {
    send(name, data) {
      if (waiting === '') setImmediate(flush)
      waiting += `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
    },
    end() {
      flush()
      stream.end()
    },
  }
}

/** Aborts when the person leaves or presses Stop: the connection closes before the answer is complete. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
