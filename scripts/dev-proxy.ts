import type { ServerOptions } from 'vite'

const serverPaths = ['/api', '/direct-auth', '/healthz', '/readyz', '/metrics']

/** In development the pages have a server of their own, which passes the rest on to ours. */
export function devServer(): ServerOptions {
  const target = process.env.API_URL
  if (!target) return {}
  // The original host is kept: the server compares it when it builds addresses.
  const route = { target, changeOrigin: false }
  return { host: '127.0.0.1', proxy: Object.fromEntries(serverPaths.map((path) => [path, route])) }
}
