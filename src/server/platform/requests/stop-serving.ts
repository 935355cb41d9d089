import type { FastifyInstance } from 'fastify'

/**
 * Accepts no new connections and answers requests on the open ones. A client that stalls is cut off after a while;
 * otherwise whatever has to be closed next would never be.
 */
export async function stopServing(app: FastifyInstance, withinMs: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), withinMs)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
  }
}
