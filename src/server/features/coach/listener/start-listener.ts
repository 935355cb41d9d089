import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { createListener, type Hear } from './create-listener.ts'
import { createListenerMetrics } from './listener-metrics.ts'

/** Loads in the background: neither the start of the server nor a turn waits for it. Ends with the server. */
export function startListener(
  app: FastifyInstance,
  { modelPath, registry }: { modelPath: string | undefined; registry: Registry },
): Hear {
  if (!modelPath) return async () => undefined
  const listener = createListener({ modelPath, log: app.log, metrics: createListenerMetrics(registry) })
  app.addHook('onClose', listener.close)
  return listener.hear
}
