import { join } from 'node:path'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { createListener } from '#server/features/coach/listener/create-listener.ts'
import { createListenerMetrics } from '#server/features/coach/listener/listener-metrics.ts'

const root = join(import.meta.dirname, '..', '..')

/** The listener the server would use. An evaluation without it would measure the rules alone and not say so. */
export async function openListener() {
  const modelPath = process.env.LISTENER_MODEL ?? join(root, 'model', 'listener.int8.onnx')
  const metrics = createListenerMetrics(new Registry())
  const listener = createListener({ modelPath, log: pino({ level: 'silent' }), metrics })
  for (let tries = 0; tries < 20; tries += 1) {
    const heard = await listener.hear([{ message: 'hello' }])
    if (heard) return listener
  }
  throw new Error(`The listener could not be loaded from ${modelPath}.`)
}
