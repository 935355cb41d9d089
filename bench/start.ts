import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atMost, type Bench } from './harness/bench.ts'
import { createClient } from './harness/http.ts'

const root = join(import.meta.dirname, '..')
const visits = 300
const pages = ['/', '/articles', '/pricing', '/api/settings', '/api/forum/categories', '/healthz']
const askEveryMs = 10
const giveUpAfterMs = 60_000

/** The built server with an existing database: how soon it answers, and how much memory it uses. */
export const start: Bench = {
  name: 'start',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'hearten-start-'))
    try {
      // Without the coach's model, which the server looks for next to its own folder.
      await cp(join(root, 'build'), join(folder, 'build'), { recursive: true })
      await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
      await (await startServer(folder)).stop()
      const server = await startServer(folder)
      const atFirstMb = await server.readMemoryMb()
      const call = createClient(server.port, 4)
      for (let at = 0; at < visits; at += 1) await call({ path: pages[at % pages.length] ?? '/' })
      const laterMb = await server.readMemoryMb()
      await server.stop()
      return [
        atMost('from the start to the first page, with a stored database', server.tookMs, 2000),
        atMost('resident memory then, without the coach’s model', atFirstMb, 180, 'MB'),
        atMost(`and after ${visits} visits`, laterMb, 180, 'MB'),
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function startServer(folder: string) {
  const port = await findFreePort()
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', DEMO_DATA: 'off' }
  const begun = performance.now()
  const child = spawn(process.execPath, [join(folder, 'build', 'server', 'main.js')], {
    cwd: folder,
    env: { ...env, APP_ENV: 'demo', NODE_ENV: 'production', RATE_LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitForPage(child, port)
  const tookMs = performance.now() - begun
  return {
    port,
    tookMs,
    readMemoryMb: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
    },
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function waitForPage(child: ChildProcess, port: number) {
  for (const end = performance.now() + giveUpAfterMs; performance.now() < end; await wait(askEveryMs)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it answered.`)
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
  }
  child.kill('SIGKILL')
  throw new Error('The server did not answer within a minute.')
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}
