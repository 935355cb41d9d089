import { mkdir, realpath, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { requireBinaries } from './binaries.ts'
import { claimOwnership, connectTo, databaseUrl } from './claim.ts'
import { type ClusterPaths, clusterPaths, createCluster, hasCluster, readPassword } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { findFreePort, type Installation, launchPostmaster, type Settings } from './launch.ts'
import { isAlive, isZombie, readPostmaster, servesFolder, stopPostmaster } from './postmaster.ts'
import { chooseProcessUser } from './process-user.ts'

/** How long a start waits for temporary obstacles: a port in use, a predecessor that is still stopping. */
const patienceMs = 30_000

type Log = { info: (message: string) => void; warn: (message: string) => void }

export type EmbeddedPostgres = {
  url: string
  /** True if a database left running by a killed process was taken over. */
  adopted: boolean
  stop: () => Promise<void>
}

export type EmbeddedPostgresOptions = { dataDir: string; log: Log; settings?: Settings }

/** Our own PostgreSQL in DATA_DIR: created on the first start, reused afterwards. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {} } = options
  const dataDir = await prepareFolder(options.dataDir)
  const installation = await prepareInstallation(dataDir, settings)
  const password = await readPassword(installation.paths).catch(refuseFolder(dataDir))
  let isStopping = false
  let current = await startOrAdopt(installation, password)
  const { port, adopted } = current
  log.info(adopted ? 'took over the database that an earlier start left running' : 'database started')
  let revival = Promise.resolve()
  keepUp()

  /** The owner's connection only ends if the database does; then the database is restarted on the same port. */
  function keepUp() {
    current.client.once('end', () => {
      revival = revive()
    })
  }

  async function revive() {
    for (let delayMs = 100; !isStopping; delayMs = Math.min(delayMs * 2, 5_000)) {
      try {
        current = await startOrAdopt(installation, password, port)
        log.warn('the database had stopped and was restarted')
        return keepUp()
      } catch (error) {
        log.warn(`the database has stopped and could not be restarted yet: ${(error as Error).message}`)
        await wait(delayMs)
      }
    }
  }

  async function stop() {
    // A second call must not stop what another process has started since.
    if (isStopping) return
    isStopping = true
    await revival
    const running = await readPostmaster(installation.paths.data)
    if (running && isAlive(running.pid)) await stopPostmaster(running.pid)
    await current.client.end().catch(() => {})
  }

  return { url: databaseUrl(port, password), adopted, stop }
}

async function prepareFolder(dataDir: string) {
  const path = resolve(dataDir)
  await mkdir(path, { recursive: true }).catch(refuseFolder(path))
  return realpath(path)
}

async function prepareInstallation(dataDir: string, settings: Settings): Promise<Installation> {
  const binaries = await requireBinaries()
  const paths = clusterPaths(dataDir)
  const user = await chooseProcessUser(binaries, dataDir, paths.data)
  if (!(await hasCluster(paths))) await createCluster(dataDir, binaries, user).catch(refuseFolder(dataDir))
  return { binaries, user, paths, settings }
}

function refuseFolder(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (!['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENOSPC'].includes(error.code ?? '')) throw error
    const reason = error.code === 'ENOSPC' ? 'there is no room left on its disk' : 'it cannot be written to'
    throw new EmbeddedPostgresError(
      `The folder ${path} cannot hold the database: ${reason}. Set DATA_DIR to a folder you can write to.`,
    )
  }
}

type Charge = { client: Client; port: number; adopted: boolean }

/** Finds or starts the database and becomes its owner. */
async function startOrAdopt(installation: Installation, password: string, wantedPort?: number): Promise<Charge> {
  const { paths } = installation
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(100)) {
    const left = await findRunning(paths, password)
    if (left) {
      await claimOwnership(left.client, paths)
      return { ...left, adopted: true }
    }
    const port = wantedPort ?? (await findFreePort())
    if ((await launchPostmaster(installation, port)) !== 'ready') continue
    const client = await connectTo(paths, { port, password, isWorthWaiting: () => Date.now() < end })
    if (!client) continue
    await claimOwnership(client, paths)
    return { client, port, adopted: false }
  }
  throw new EmbeddedPostgresError(`The database in ${paths.home} did not start. Its log is in ${paths.log}.`)
}

/** The database left by an earlier start, if it still serves this folder and responds. */
async function findRunning(paths: ClusterPaths, password: string) {
  const running = await readPostmaster(paths.data)
  if (!running) return undefined
  const { pid, port, isReady } = running
  const isOurs = isAlive(pid) ? await servesFolder(pid, paths.data) : false
  if (isOurs !== false) {
    // A server that is starting up or shutting down needs time; one that reports ready answers at once.
    const end = Date.now() + (isReady ? 3_000 : 60_000)
    const client = await connectTo(paths, { port, password, isWorthWaiting: () => isAlive(pid) && Date.now() < end })
    if (client) return { client, port }
  }
  if (isOurs && isAlive(pid)) await stopPostmaster(pid)
  else if (isAlive(pid) || isZombie(pid)) await forgetPostmaster(paths)
  return undefined
}

/** The process id now belongs to another program, or to none; PostgreSQL would take either for a running server. */
async function forgetPostmaster({ data }: ClusterPaths) {
  await rm(join(data, 'postmaster.pid'), { force: true })
}
