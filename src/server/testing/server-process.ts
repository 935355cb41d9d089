import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished } from 'vitest'

/** Runs the server as a separate process, so that it can be killed. `main` is its program, see `useBundledServer`. */
export async function startServer(main: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const ready = () => (child.exitCode === null ? said : 'The server ended before it was ready')
  await expect.poll(ready, { timeout: 100_000, interval: 50 }).toMatch(/Ready: http/)
  return { child, url: /Ready: (\S+)/.exec(said)?.[1] ?? '' }
}

/** Ends it, and waits until it has ended. */
export async function endServer(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') {
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
