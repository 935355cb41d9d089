import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const pollMs = 15

export type Postmaster = { pid: number; port: number; isReady: boolean }

/** What the running server wrote about itself; undefined if none is running or it was killed. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port, isReady: lines[7]?.trim() === 'ready' }
}

/** A process of another user counts as gone: this folder's database runs as the folder's owner. */
export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return !isZombie(pid)
}

/** Ended but not reaped by its parent, which never happens in a container without an init process. */
export function isZombie(pid: number) {
  try {
    return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Whether the process with that id is a PostgreSQL serving our folder; undefined if that cannot be determined. After a
 * reboot, or in a container, the id often belongs to something else.
 */
export async function servesFolder(pid: number, data: string): Promise<boolean | undefined> {
  if (process.platform !== 'linux') return (await readProgramName(pid)).endsWith('postgres') ? undefined : false
  // A postmaster's working directory is its data folder.
  const workingDir = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return workingDir === undefined ? undefined : workingDir === (await realpath(data))
}

async function readProgramName(pid: number) {
  const { stdout } = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.trim()
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(pid: number) {
  signal(pid, 'SIGINT')
  if (await hasEnded(pid, 8_000)) return
  // Immediate shutdown: the next start replays the log, which is better than leaving a process behind.
  signal(pid, 'SIGQUIT')
  await hasEnded(pid, 2_000)
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // The process has ended already.
  }
}

async function hasEnded(pid: number, withinMs: number) {
  return waitFor(() => !isAlive(pid), withinMs)
}

export async function waitFor(isDone: () => boolean | Promise<boolean>, withinMs: number) {
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(pollMs)) {
    if (await isDone()) return true
  }
  return isDone()
}
