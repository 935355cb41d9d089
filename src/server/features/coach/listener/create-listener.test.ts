import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '#server/platform/operations/logger.ts'
import { createListener, type Listener } from './create-listener.ts'
import { createListenerMetrics } from './listener-metrics.ts'

const tokenizerPath = fileURLToPath(new URL('../../../../../model/tokenizer.json', import.meta.url))
let folder: string
let registry: Registry
const open: Listener[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearten-listener-'))
  await symlink(tokenizerPath, join(folder, 'tokenizer.json'))
  registry = new Registry()
})

afterEach(async () => {
  for (const listener of open.splice(0)) await listener.close()
  await rm(folder, { recursive: true })
})

function listenerOf(modelPath: string, restartMs = 60_000) {
  const log = createLogger('silent')
  const warn = vi.spyOn(log, 'warn')
  const listener = createListener({ modelPath, log, metrics: createListenerMetrics(registry), restartMs })
  open.push(listener)
  return { listener, warn }
}

async function figureOf(name: string): Promise<number | undefined> {
  const metric = await registry.getSingleMetric(name)?.get()
  return metric?.values[0]?.value
}

it('returns undefined and logs it if there is no model', async () => {
  const { listener, warn } = listenerOf(join(folder, 'listener.int8.onnx'))
  expect(await listener.hear([{ message: 'hello' }])).toBeUndefined()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), 30_000)
  expect(await listener.hear([{ message: 'hello again' }])).toBeUndefined()
  expect(await figureOf('coach_listener_up')).toBe(0)
  expect(await figureOf('coach_listener_missed_total')).toBeGreaterThan(0)
})

it('returns undefined if the file is not a model', async () => {
  await writeFile(join(folder, 'listener.int8.onnx'), 'not a model')
  const { listener, warn } = listenerOf(join(folder, 'listener.int8.onnx'))
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), 30_000)
  expect(await listener.hear([{ message: 'hello' }])).toBeUndefined()
})

it('tries again later', async () => {
  const started: Worker[] = []
  const note = (worker: Worker) => started.push(worker)
  process.on('worker', note)
  try {
    const { warn } = listenerOf(join(folder, 'listener.int8.onnx'), 10)
    await vi.waitFor(() => expect(warn.mock.calls.length).toBeGreaterThan(1), 60_000)
    expect(started.length).toBeGreaterThan(1)
  } finally {
    process.off('worker', note)
  }
})

it('ends its thread when it is closed, and returns undefined afterwards', async () => {
  const [worker, { listener }] = await Promise.all([
    once(process, 'worker').then(([started]) => started as Worker),
    Promise.resolve(listenerOf(join(folder, 'listener.int8.onnx'))),
  ])
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  await listener.close()
  await ended
  expect(await listener.hear([{ message: 'hello' }])).toBeUndefined()
})
