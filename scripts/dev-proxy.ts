import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Plugin } from 'vite'

/** Paths of the server; every other address is a page. */
export const serverPaths = ['/api', '/direct-auth', '/healthz', '/readyz', '/metrics', '/sitemap.xml', '/robots.txt']
const patienceMs = 60_000

/** In development the pages have their own server, which proxies the rest to ours. */
export function devProxy(): Plugin | undefined {
  const target = process.env.API_URL
  if (!target) return undefined
  // Keeps the original host, which the server uses to build addresses.
  const proxy = Object.fromEntries(serverPaths.map((path) => [path, { target, changeOrigin: false }]))
  return {
    name: 'dev-proxy',
    apply: 'serve',
    config: () => ({ server: { host: '127.0.0.1', proxy } }),
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, _response, next) => {
        // Each change restarts the server; requests meanwhile wait instead of failing.
        if (serverPaths.some((path) => url.startsWith(path))) await untilAnswers(new URL(target))
        next()
      })
    },
  }
}

async function untilAnswers({ hostname, port }: URL) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(50)) {
    const socket = connect(Number(port), hostname)
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
  }
}
