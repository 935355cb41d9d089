import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

export type LoadBalancer = {
  url: string
  /** How many requests each instance has answered. */
  answered: Map<string, number>
  stop: () => Promise<void>
}

/** A minimal load balancer: each request goes to the next instance, or the one after if it is unreachable. */
export async function startLoadBalancer(targets: readonly string[]): Promise<LoadBalancer> {
  const answered = new Map(targets.map((target) => [target, 0]))
  let turn = 0

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = Buffer.concat(await incoming.toArray())
    for (let tries = 0; tries < targets.length; tries += 1) {
      const target = targets[turn++ % targets.length] ?? ''
      const outcome = await forward(target, incoming, body, outgoing)
      if (outcome === 'answered') answered.set(target, (answered.get(target) ?? 0) + 1)
      if (outcome !== 'nobody there') return
    }
    outgoing.writeHead(502).end()
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    answered,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Outcome = 'answered' | 'nobody there' | 'broke off'

function forward(target: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<Outcome> {
  return new Promise((resolve) => {
    const { method, url, headers } = incoming
    const passed = request(`${target}${url}`, { method, headers: { ...headers, connection: 'close' } }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(outgoing)
      reply.once('end', () => resolve('answered'))
      reply.once('error', () => {
        outgoing.destroy()
        resolve('broke off')
      })
    })
    passed.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve('nobody there')
      // The request may have been carried out, so the caller has to decide whether to retry.
      if (!outgoing.headersSent) outgoing.writeHead(502).end()
      resolve('broke off')
    })
    passed.end(body)
  })
}
