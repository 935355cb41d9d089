import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { createListener, type Hear } from './create-listener.ts'
import { createListenerMetrics } from './listener-metrics.ts'

/** Loads in the background: neither the start of the server nor a turn waits for it. Ends with the server. */
export function startListener(
  app: FastifyInstance,
  { modelPath, registry, readsReplies }: { modelPath: string | undefined; registry: Registry; readsReplies: boolean },
): Hear {
  if (!modelPath) return async () => undefined
  const metrics = createListenerMetrics(registry)
  const listener = createListener({ modelPath, readsReplies, log: app.log, metrics })
  app.addHook('onClose', listener.close)
  return listener.hear
}
