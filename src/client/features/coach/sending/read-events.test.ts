import { expect, it } from 'vitest'
import { readEvents, type StreamEvent } from './read-events.ts'

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
}

async function eventsOf(...pieces: (string | Uint8Array)[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  for await (const event of readEvents(streamOf(...pieces))) events.push(event)
  return events
}

const hello = { name: 'token', data: '{"text":"Hello"}' }

it('reads events wherever the network cut them', async () => {
  const text = 'event: token\ndata: {"text":"Hello"}\n\nevent: session\ndata: {}\n\n'
  const expected = [hello, { name: 'session', data: '{}' }]
  expect(await eventsOf(text)).toEqual(expected)
  expect(await eventsOf(...text)).toEqual(expected)
})

it('joins a character that came in two halves', async () => {
  const bytes = new TextEncoder().encode('data: né\n\n')
  expect(await eventsOf(bytes.slice(0, 8), bytes.slice(8))).toEqual([{ name: 'message', data: 'né' }])
})

it('takes every kind of line end, joins data of several lines and leaves comments out', async () => {
  expect(await eventsOf(': still here\n\nevent: token\r\ndata: {"text":"Hello"}\r\n\r\n')).toEqual([hello])
  expect(await eventsOf('data:one\ndata: two\nid: 4\n\n')).toEqual([{ name: 'message', data: 'one\ntwo' }])
})

it('does not count an event that was cut off', async () => {
  expect(await eventsOf('event: token\ndata: {"text":"Hello"}\n\nevent: session\ndata: {"sess')).toEqual([hello])
})

it('closes the connection when nobody reads on', async () => {
  let isClosed = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
    cancel: () => {
      isClosed = true
    },
  })
  for await (const _ of readEvents(endless)) break
  expect(isClosed).toBe(true)
})
