import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Binaries } from './binaries.ts'
import type { ClusterPaths } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { readPostmaster, waitFor } from './postmaster.ts'
import type { ProcessUser } from './process-user.ts'

export type Settings = Record<string, string | number>

export type Installation = { binaries: Binaries; user: ProcessUser; paths: ClusterPaths; settings: Settings }

/** Long enough to replay a large log after a power cut. */
const readyTimeoutMs = 120_000
const logMaxBytes = 5_000_000

const baseSettings: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Rows and statements contain what people wrote, which must not end up in the server's log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  jit: 'off',
}

export type Launch = 'ready' | 'port_taken' | 'already_running' | 'last_one_still_ending'

/** Starts PostgreSQL as a process that outlives us: if it were killed with us, it would have to recover. */
export async function launchPostmaster(installation: Installation, port: number): Promise<Launch> {
  const { binaries, user, paths } = installation
  const settings = Object.entries({ ...baseSettings, ...installation.settings, port })
  const wanted = user.commandFor(binaries.postgres, [
    '-D',
    paths.data,
    ...settings.flatMap(([k, v]) => ['-c', `${k}=${v}`]),
  ])
  const { command, args, ...identity } = wanted
  await makeRoomInLog(paths.log)
  const log = await open(paths.log, 'a', 0o600)
  const { size: logStart } = await log.stat()
  // In its own session, so that Ctrl-C in the terminal reaches only us, and we can stop it last.
  const child = spawn(command, args, { ...identity, cwd: '/', detached: true, stdio: ['ignore', log.fd, log.fd] })
  let hasExited = false
  child.once('exit', () => (hasExited = true))
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', reject)
  }).finally(() => log.close())
  child.unref()
  const isReady = async () => {
    const found = await readPostmaster(paths.data)
    return found?.pid === child.pid && found?.isReady === true
  }
  await waitFor(async () => hasExited || (await isReady()), readyTimeoutMs)
  if (!hasExited) return 'ready'
  return explainExit(paths, (await readFile(paths.log)).subarray(logStart).toString())
}

function explainExit(paths: ClusterPaths, output: string): Launch {
  if (/Address already in use|could not bind/.test(output)) return 'port_taken'
  if (/lock file "postmaster\.pid" (already exists|is empty)/.test(output)) return 'already_running'
  // Its main process was killed, and its other processes have not all noticed yet.
  if (/shared memory block .* is still in use/.test(output)) return 'last_one_still_ending'
  const reason = output.match(/FATAL: +(.*)/)?.[1] ?? output.trim().split('\n').at(-1)
  throw new EmbeddedPostgresError(`The database in ${paths.home} could not start: ${reason}`)
}

async function makeRoomInLog(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (found && found.size > logMaxBytes) await rename(path, `${path}.1`)
}

export async function findFreePort() {
  const probe = createServer()
  return new Promise<number>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
