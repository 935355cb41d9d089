import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const askEveryMs = 10
const giveUpAfterMs = 60_000

/** The server as it is shipped, with its own database, from a folder that holds a copy of the build. */
export async function startBuiltServer(folder: string) {
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
