import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type Hearten = {
  npm: ChildProcess
  url: string
  /** Everything printed so far, both streams. */
  output: () => string
  /** Resolves with npm's exit code. */
  exited: Promise<number | null>
  waitForLine: (pattern: RegExp) => Promise<void>
}

/** `npm start` as typed in a terminal: in its own process group, with a clean environment. */
export function npmStart(dir: string, variables: Record<string, string> = {}): Promise<Hearten> {
  return npmRun('start', dir, variables)
}

/** The same for our other commands that start a server. */
export async function npmRun(command: string, dir: string, variables: Record<string, string> = {}): Promise<Hearten> {
  const port = variables.PORT ?? String(await findFreePort())
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...variables, PORT: port }
  const npm = spawn('npm', ['run', command], { cwd: dir, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  npm.stdout.on('data', (chunk: Buffer) => (text += chunk))
  npm.stderr.on('data', (chunk: Buffer) => (text += chunk))
  const exited = once(npm, 'close').then(([code]) => code as number | null)
  const waitForLine = async (pattern: RegExp) => {
    while (!pattern.test(text)) {
      if (npm.exitCode !== null) throw new Error(`npm run ${command} ended with ${npm.exitCode}:\n${text}`)
      await wait(10)
    }
  }
  return { npm, url: `http://127.0.0.1:${port}`, output: () => text, exited, waitForLine }
}

/** Every process whose working directory or arguments are in this folder, according to the kernel. */
export function processesOf(dir: string) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: readCommand(name), workingDir: readWorkingDir(name) }))
    .filter(({ command, workingDir }) => command.includes(dir) || workingDir.startsWith(dir))
}

function readCommand(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function readWorkingDir(pid: string) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

export async function waitUntil(isDone: () => boolean, withinMs: number) {
  for (const end = Date.now() + withinMs; Date.now() < end && !isDone(); ) await wait(25)
  return isDone()
}

export async function occupyPort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as { port: number }).port, server }
}

async function findFreePort() {
  const { port, server } = await occupyPort()
  server.close()
  return port
}
