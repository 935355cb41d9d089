import type { FastifyInstance } from 'fastify'

/**
 * Takes no new connection and answers what was asked on the open ones. Somebody who stopped in the middle of asking, or
 * of listening, is cut off in the end: everything that has to be closed after this would otherwise never have its turn.
 */
export async function stopServing(app: FastifyInstance, withinMs: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), withinMs)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
  }
}
