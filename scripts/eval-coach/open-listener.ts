import { join } from 'node:path'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { createListener, type Hear } from '#server/features/coach/listener/create-listener.ts'
import { createListenerMetrics } from '#server/features/coach/listener/listener-metrics.ts'

/** The shipped model and its files. */
export const modelFolder = join(import.meta.dirname, '..', '..', 'model')

/** The listener the server would use. Without it, an evaluation would silently measure the rules alone. */
export async function openListener() {
  const modelPath = process.env.LISTENER_MODEL ?? join(modelFolder, 'listener.int8.onnx')
  const metrics = createListenerMetrics(new Registry())
  const listener = createListener({ modelPath, log: pino({ level: 'silent' }), metrics })
  /** The server gives up after a second and a half; an evaluation waits, so that a busy machine gives the same result. */
  const hear: Hear = async (readings) => {
    for (let tries = 0; tries < 20; tries += 1) {
      const heard = await listener.hear(readings)
      if (heard) return heard
    }
    throw new Error(`The listener does not answer. Its model is expected at ${modelPath}.`)
  }
  await hear([{ message: 'hello' }])
  return { hear, close: listener.close }
}
