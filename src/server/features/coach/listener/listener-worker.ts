import { parentPort, workerData } from 'node:worker_threads'
import type { Heard, Reading } from '#rules/coach/heard.ts'
import { readModel } from './read-model.ts'

/** A reading, or the request that the thread end. */
export type Asked = { id: number; reading: Reading } | 'end'
export type Told =
  | { kind: 'ready' }
  | { kind: 'heard'; id: number; heard: Heard }
  | { kind: 'failed'; id: number; reason: string }

/** In a separate thread, because running the model is computation that would block every request. */
async function work() {
  const tell = (told: Told) => parentPort?.postMessage(told)
  const listen = await readModel(workerData.modelPath, workerData)
  parentPort?.on('message', (asked: Asked) => {
    // Without its port, the thread ends by itself. Terminating it during a reading would crash the server.
    if (asked === 'end') return parentPort?.close()
    const { id, reading } = asked
    listen(reading).then(
      (heard) => tell({ kind: 'heard', id, heard }),
      (error: unknown) => tell({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) }),
    )
  })
  tell({ kind: 'ready' })
}

await work()
