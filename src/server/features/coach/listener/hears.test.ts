import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Head, type Heard, heads } from '#rules/coach/heard.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { createListener, type Listener } from './create-listener.ts'
import { createListenerMetrics } from './listener-metrics.ts'

/** The trained network's output in full precision from PyTorch, saved when the model was exported. */
type Expected = { message: string; coachLine?: string; told: Partial<Record<Head, [name: string, p: number]>> }

const modelPath = fileURLToPath(new URL('../../../../../model/listener.int8.onnx', import.meta.url))
const expected: Expected[] = JSON.parse(readFileSync(new URL('./testing/expected.json', import.meta.url), 'utf8'))
const threads: Worker[] = []
const note = (worker: Worker) => threads.push(worker)
let listener: Listener

beforeAll(async () => {
  process.on('worker', note)
  const log = createLogger('silent')
  const ready = vi.spyOn(log, 'info')
  listener = createListener({
    modelPath,
    log,
    metrics: createListenerMetrics(new Registry()),
    restartMs: 50,
    patienceMs: 40_000,
  })
  await vi.waitFor(() => expect(ready).toHaveBeenCalled(), 100_000)
})

afterAll(async () => {
  process.off('worker', note)
  await listener.close()
})

async function hear(readings: Parameters<Listener['hear']>[0]): Promise<readonly Heard[]> {
  const heard = await listener.hear(readings)
  expect(heard).toHaveLength(readings.length)
  return heard ?? []
}

function shareOf(heard: Heard, head: Head, name: string): number {
  if (head === 'danger') return heard.danger[name as keyof Heard['danger']]
  if (head === 'mood') return heard.mood[name as keyof Heard['mood']]
  if (head === 'fault') return heard.fault[name as keyof Heard['fault']]
  if (head === 'whose') return name === 'other' ? heard.other : 1 - heard.other
  if (head === 'when') return name === 'past' ? heard.past : 1 - heard.past
  return heard[head].find((one) => one.name === name)?.p ?? 0
}

it('gives the same results in int8 as the network in full precision', async () => {
  const differences: number[] = []
  for (const { told, ...reading } of expected) {
    const [heard] = await hear([reading])
    for (const [head, [name, p]] of Object.entries(told) as [Head, [string, number]][])
      differences.push(Math.abs(shareOf(heard!, head, name) - p))
  }
  expect(differences.length).toBeGreaterThan(expected.length)
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(0.05)
})

it('gives probabilities that add up to one, and a vector of length one', async () => {
  const [heard] = await hear([{ message: 'they all went quiet when I sat down' }])
  expect(Object.values(heard!.danger).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 4)
  expect(heard!.area.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 4)
  expect(heard!.embedding).toHaveLength(384)
  expect(Math.hypot(...heard!.embedding)).toBeCloseTo(1, 4)
  expect(heard!.subject.every(({ name }) => (heads.subject as readonly string[]).includes(name))).toBe(true)
})

it('hears the end of a long letter', async () => {
  const [heard] = await hear([
    { message: `${'We talked about the garden and the rain. '.repeat(40)}I am going to kill myself tonight.` },
  ])
  expect(heard!.danger.danger + heard!.danger.now).toBeGreaterThan(0.5)
})

it('gives twenty chats at once the same results as one at a time', async () => {
  const messages = Array.from({ length: 20 }, (_, chat) => `my neighbor number ${chat} waved and I hid`)
  const together = await Promise.all(
    messages.map((message) => hear([{ message }, { message, coachLine: 'And then?' }])),
  )
  for (const [chat, [alone, after]] of together.entries()) {
    const [again] = await hear([{ message: messages[chat]! }])
    expect(alone).toEqual(again)
    expect(after?.act).not.toEqual(alone?.act)
  }
})

it('reads a reply with the second model, too, and lets a kind one pass', async () => {
  const kind = 'That sounds like a long week. What would make tomorrow a little lighter?'
  const harmful = 'You could keep this between the two of us, since nobody at home would understand it anyway.'
  const [asMessage, asReply, passed] = await hear([
    { message: harmful },
    { message: harmful, isReply: true },
    { message: kind, isReply: true },
  ])
  expect(asReply?.fault).not.toEqual(asMessage?.fault)
  expect(asReply?.danger).toEqual(asMessage?.danger)
  expect(asReply?.fault.none).toBeLessThan(0.7)
  expect(passed?.fault.none).toBeGreaterThan(0.8)
})

it('does not use more memory with every message', async () => {
  const read = async (count: number) => {
    for (let at = 0; at < count; at += 1) await hear([{ message: `${'a word '.repeat(at % 60)}and number ${at}` }])
    return process.memoryUsage.rss()
  }
  const before = await read(40)
  expect((await read(80)) - before).toBeLessThan(60 * 1024 * 1024)
})

it('returns undefined after its thread has died, and starts another one later', async () => {
  const ended = once(threads.at(-1)!, 'exit')
  threads.at(-1)?.postMessage('end')
  await ended
  expect(await listener.hear([{ message: 'hello?' }])).toBeUndefined()
  await vi.waitFor(async () => expect(await listener.hear([{ message: 'hello again' }])).toHaveLength(1), 50_000)
})
