import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'

/** How a service we depend on misbehaves; `well` forwards to the real one. */
export type Conduct = 'away' | 'silent' | 'slow' | 'nonsense' | 'cut off' | 'well'
export const misconducts = ['away', 'silent', 'slow', 'nonsense', 'cut off'] as const

export type BadService = {
  port: number
  conduct: Conduct
  /** How many connections there were since `conduct` last changed. */
  visits: () => number
  stop: () => void
}

/** One byte at a time: always some data, and never enough. */
const slowPaceMs = 500
const slowly = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{"id": "'
const nonsense = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n<html>{"choices": 500 lorem ipsum\u0000\r\n'

/** A mail server or a provider as we see it: a port that may do anything. */
export async function startBadService(target?: { port: number }): Promise<BadService> {
  const sockets = new Set<Socket>()
  let visits = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    visits += 1
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (service.current === 'away') socket.destroy()
    else if (service.current === 'nonsense') socket.end(nonsense)
    else if (service.current === 'slow') trickle(socket)
    else if (service.current === 'cut off')
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-le', () => socket.destroy()))
    else if (service.current === 'well' && target) {
      const far = dial(target.port, '127.0.0.1')
      far.on('error', () => socket.destroy())
      socket.pipe(far).pipe(socket)
    } else socket.resume()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const service = { current: 'away' as Conduct }
  return {
    port: (server.address() as { port: number }).port,
    get conduct() {
      return service.current
    },
    set conduct(conduct) {
      service.current = conduct
      visits = 0
      for (const socket of sockets) socket.destroy()
    },
    visits: () => visits,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function trickle(socket: Socket) {
  socket.resume()
  let at = 0
  const timer = setInterval(() => {
    socket.write(slowly[at] ?? ' ')
    at += 1
  }, slowPaceMs)
  socket.on('close', () => clearInterval(timer))
}
