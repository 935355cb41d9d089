import type { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Heard, Reading } from '#rules/coach/heard.ts'
import type { ListenerMetrics, Miss } from './listener-metrics.ts'
import type { Asked, Told } from './listener-worker.ts'
import { startThread } from './start-thread.ts'
import { createWaitingLine } from './waiting-line.ts'

/** All readings of a turn, or undefined if the model is unavailable or too slow: then the rules decide alone. */
export type Hear = (readings: readonly Reading[]) => Promise<readonly Heard[] | undefined>

export type Listener = {
  hear: Hear
  close: () => Promise<void>
}

type Deps = {
  modelPath: string
  /** A language model's replies will be read, too. */
  readsReplies?: boolean
  log: FastifyBaseLogger
  metrics: ListenerMetrics
  /** Tests wait less than the usual minute before a restart, and longer for an answer. */
  restartMs?: number
  patienceMs?: number
}

type Call = {
  readings: readonly Reading[]
  heard: Heard[]
  asked: number
  stepsLeft: () => number
  end: (heard: readonly Heard[] | undefined, why?: Miss) => void
}

const usualPatienceMs = 1500
/** A long letter or list takes longer; a late answer is better than none. */
const patiencePerPageMs = 250
const page = 400
const pagesInTime = 4
const stuckMs = 10_000
const minute = 60_000

/** Starts the model in a separate thread and returns at once; it answers as soon as it is loaded. */
export function createListener({
  modelPath,
  readsReplies = false,
  log,
  metrics,
  restartMs = minute,
  patienceMs = usualPatienceMs,
}: Deps): Listener {
  const line = createWaitingLine<Call>()
  const calls = new Set<Call>()
  let worker: Worker | undefined
  let state: 'loading' | 'ready' | 'away' | 'closed' = 'loading'
  let current: { call: Call; id: number; since: number } | undefined
  let lastId = 0
  let restart: NodeJS.Timeout | undefined

  function start() {
    state = 'loading'
    const started = startThread(modelPath, readsReplies)
    worker = started
    started.unref()
    started.on('message', (told: Told) => {
      if (worker === started) take(told)
    })
    started.on('error', (err) => lose(started, err))
    started.on('exit', (code) => lose(started, new Error(`The thread ended with ${code}`)))
  }

  /** Whatever the reason: nobody is kept waiting, and in a minute it is restarted. */
  function lose(lost: Worker, err: Error) {
    if (worker !== lost || state === 'closed') return
    worker = undefined
    current = undefined
    state = 'away'
    log.warn({ err }, 'the listener is unavailable; the rules decide alone')
    metrics.isUp(false)
    for (const call of [...calls]) call.end(undefined, 'away')
    restart = setTimeout(start, restartMs).unref()
  }

  function take(told: Told) {
    if (told.kind === 'ready') {
      state = 'ready'
      log.info('the listener is ready')
      metrics.isUp(true)
    } else if (current?.id === told.id) {
      const { call } = current
      current = undefined
      if (told.kind === 'failed') {
        log.warn({ reason: told.reason }, 'the listener could not read a message')
        call.end(undefined, 'failed')
      } else {
        call.heard.push(told.heard)
        if (call.heard.length === call.readings.length) call.end(call.heard)
      }
    }
    askNext()
  }

  function askNext() {
    if (state !== 'ready' || current || !worker) return
    const call = line.next()
    const reading = call?.readings[call.asked]
    if (!call || !reading) return
    call.asked += 1
    lastId += 1
    current = { call, id: lastId, since: Date.now() }
    worker.postMessage({ id: lastId, reading } satisfies Asked)
  }

  /** Otherwise every turn would wait for a thread that neither answers nor ends. */
  function endIfStuck() {
    if (!worker || !current || Date.now() - current.since < stuckMs) return
    const stuck = worker
    lose(stuck, new Error('The thread does not answer'))
    stuck.postMessage('end' satisfies Asked)
  }

  metrics.isUp(false)
  start()
  return {
    hear(readings) {
      if (readings.length === 0) return Promise.resolve([])
      if (state === 'away' || state === 'closed') {
        metrics.missed('away')
        return Promise.resolve(undefined)
      }
      return new Promise((resolve) => {
        const began = performance.now()
        const late = setTimeout(() => {
          call.end(undefined, 'late')
          endIfStuck()
        }, patienceMs + extraFor(readings))
        const call: Call = {
          readings,
          heard: [],
          asked: 0,
          stepsLeft: () => readings.length - call.asked,
          end(heard, why) {
            if (!calls.delete(call)) return
            clearTimeout(late)
            line.remove(call)
            if (why) metrics.missed(why)
            else metrics.took((performance.now() - began) / 1000)
            resolve(heard)
          },
        }
        calls.add(call)
        line.add(call)
        askNext()
      })
    },
    async close() {
      const last = worker
      state = 'closed'
      worker = undefined
      clearTimeout(restart)
      for (const call of [...calls]) call.end(undefined, 'away')
      if (!last) return
      last.ref()
      // Not `once` from node:events: if the thread fails while loading, that would reject.
      const ended = new Promise((resolve) => last.once('exit', resolve))
      last.postMessage('end' satisfies Asked)
      await ended
    },
  }
}

function extraFor(readings: readonly Reading[]): number {
  const pages = readings.reduce((sum, { message }) => sum + Math.ceil(message.length / page), 0)
  return Math.max(0, pages - pagesInTime) * patiencePerPageMs
}
