import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { ProcessUser } from './process-user.ts'

export const superuser = 'hearten'

export type ClusterPaths = { home: string; data: string; password: string; log: string }

export function clusterPaths(dataDir: string): ClusterPaths {
  const home = join(dataDir, 'postgres')
  return { home, data: join(home, 'data'), password: join(home, 'password'), log: join(home, 'server.log') }
}

export async function hasCluster({ data }: ClusterPaths) {
  return stat(join(data, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

export async function readPassword({ password }: ClusterPaths) {
  return (await readFile(password, 'utf8')).trim()
}

const stagingPrefix = 'postgres.new-'
/** Far longer than any start takes: older staging folders were left by a process that was killed. */
const abandonedAfterMs = 10 * 60_000

async function removeAbandoned(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(stagingPrefix)) continue
    const path = join(dataDir, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true })
  }
}

/**
 * Created in a staging folder and renamed, so that neither a kill nor a second start at the same time can leave half a
 * cluster.
 */
export async function createCluster(dataDir: string, binaries: Binaries, user: ProcessUser) {
  await removeAbandoned(dataDir)
  const staging = await mkdtemp(join(dataDir, stagingPrefix))
  try {
    // The database's user has to pass through this folder; what is inside is closed to others.
    await chmod(staging, 0o711)
    const data = join(staging, 'data')
    const password = join(staging, 'password')
    await mkdir(data, { mode: 0o700 })
    await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
    if (user.owner) {
      await chown(data, user.owner.uid, user.owner.gid)
      await chown(password, user.owner.uid, user.owner.gid)
    }
    await runInitdb(binaries, user, data, password)
    await rename(staging, clusterPaths(dataDir).home)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    const code = (error as NodeJS.ErrnoException).code
    // Another start was faster, and its cluster is just as good.
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

async function runInitdb(binaries: Binaries, user: ProcessUser, data: string, password: string) {
  const wanted = user.commandFor(binaries.initdb, [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's built-in Unicode rules make order and case the same on every machine.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  const { command, args, ...identity } = wanted
  // initdb fails in an unreadable working directory; the root folder is readable for everybody.
  const child = spawn(command, args, { ...identity, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (exitCode === 0) return
  const reason = output.match(/(?:error|FATAL): .*/)?.[0] ?? output.trim().split('\n').at(-1)
  throw new EmbeddedPostgresError(`The database could not be set up in ${data}: ${reason}`)
}
