import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { patienceMs } from './patience.ts'

const serverFile = join(import.meta.dirname, '..', '..', 'build', 'server', 'main.js')
const startTimeoutMs = patienceMs(60_000)

export type AppServer = { url: string; stop: () => Promise<void> }

/** The built product as `npm start` runs it, with its own folder and port. */
export async function startAppServer(dataDir: string, variables: Record<string, string> = {}): Promise<AppServer> {
  if (!existsSync(serverFile)) throw new Error('There is nothing built to test yet. Run `npm run build` first.')
  // Reuses the port of a server that was stopped and is started again.
  const port = Number(variables.PORT ?? (await findFreePort()))
  const url = `http://localhost:${port}`
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    APP_ENV: 'demo',
    PORT: String(port),
    APP_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    // Journeys create their own people; the one about the demo creates its own server.
    DEMO_DATA: 'off',
    LOG_LEVEL: 'warn',
    ...variables,
  }
  const child = spawn(process.execPath, ['--enable-source-maps', serverFile], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await waitUntilReady(child, url)
  return { url, stop: () => stop(child) }
}

async function waitUntilReady(child: ChildProcess, url: string) {
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it was ready.`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not answer at ${url}/readyz within ${startTimeoutMs / 1000} s.`)
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || !address) throw new Error('No free port was found.')
  return address.port
}
