import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'

/** A connection to the database that can freeze or break, like cables and machines do. */
export type ShakyLine = {
  /** The database's address through this connection. */
  url: string
  /** No data passes in either direction, but both ends believe the other is there. */
  freeze: () => void
  /** Delivers what was held back, and continues as before. */
  thaw: () => void
  /** Ends every connection, and refuses new ones until `mend`. */
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

export async function openShakyLine(databaseUrl: string): Promise<ShakyLine> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let isCut = false

  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = dial(Number(target.port || 5432), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      if (isFrozen) one.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(address && typeof address === 'object' ? address.port : 0)
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: url.toString(),
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    cut() {
      isCut = true
      endAll()
    },
    mend() {
      isCut = false
    },
    async close() {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}
