import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { type Connection, connect } from './db/database.ts'
import { EmbeddedPostgresError } from './db/embedded/embedded-error.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import { migrateDatabase } from './db/migrate.ts'
import { addReplica } from './db/replica.ts'
import { grantAdmins } from './features/accounts/users.queries.ts'
import { markOrRefuse } from './features/demo/leave-demo.ts'
import { type Config, readConfig } from './platform/config.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createMailer } from './platform/jobs/mailer.ts'
import { createLimits, noLimits } from './platform/limits/rate-limits.ts'
import { createLogger } from './platform/operations/logger.ts'
import { keepHeapSmall } from './platform/operations/small-heap.ts'
import { stopServing } from './platform/requests/stop-serving.ts'
import { createSecurityLog } from './platform/security-log/security-log.ts'
import { readSessionSecret } from './platform/sessions/session-secret.ts'
import { loadSite } from './platform/site/site.ts'
import { StartupError } from './platform/startup-error.ts'
import { prepareDemo } from './prepare-demo.ts'

/** Everything, including what comes after the requests: jobs, connections, the embedded database. */
const stopWithinMs = 9000
const finishRequestsMs = 5000
/** Does not exist in development, where Vite serves the pages. */
const clientFolder = process.env.CLIENT_DIR ?? fileURLToPath(new URL('../client', import.meta.url))

/** Two folders up, both from the source and from the build, so that it does not depend on the working directory. */
const listenerModel = fileURLToPath(new URL('../../model/listener.int8.onnx', import.meta.url))

type Closer = () => Promise<unknown>

/** Prints one plain line for the person at the terminal. */
function say(line: string) {
  process.stdout.write(`${line}\n`)
}

async function start(closers: Closer[]) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const dataDir = resolve(config.dataDir)
  const log = createLogger(config.logLevel)
  const url = config.databaseUrl ?? (await startOwnDatabase(dataDir, closers))

  await migrateDatabase(url).catch((error: unknown) => {
    throw new StartupError(`The database could not be prepared: ${messageOf(error)}. Check DATABASE_URL.`)
  })
  const connection = openDatabase(url, config.databaseReplicaUrl, log)
  closers.unshift(connection.close)
  await markOrRefuse(connection.db, config.isDemo)
  const secret = await readSessionSecret(config.sessionSecret, dataDir)
  const jobs = createJobs(connection.pool, log)
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outboxDir: resolve(dataDir, 'outbox'),
  })
  const { noteLimit } = createSecurityLog({ db: connection.db, log })
  const limits = config.hasRateLimits ? createLimits(connection.pool, secret, noteLimit) : noLimits
  await grantAdmins(connection.db, config.adminEmails, { evenUnverified: config.isDemo })

  const site = clientFolder ? { site: loadSite(clientFolder) } : {}
  const app = await buildApp({ config, secret, connection, jobs, mailer, limits, log, listenerModel, ...site })
  closers.unshift(() => stopServing(app, finishRequestsMs))
  await jobs.start()
  closers.splice(1, 0, jobs.stop)
  await app.ready()
  const demoLines = await prepareDemo(config, connection.db)
  await listen(app, config)
  for (const line of demoLines) say(line)
}

function openDatabase(url: string, replicaUrl: string | undefined, log: Logger): Connection {
  const onIdleError = (err: Error) => log.warn({ err }, 'database connection lost')
  const primary = connect({ url, onIdleError })
  if (!replicaUrl) return primary
  const reader = connect({ url: replicaUrl, onIdleError: (err) => log.warn({ err }, 'replica connection lost') })
  return addReplica(primary, reader, (err) =>
    log.warn({ err }, 'the replica does not answer; the primary is read instead'),
  )
}

async function startOwnDatabase(dataDir: string, closers: Closer[]) {
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw new StartupError(
      `The folder ${dataDir} cannot be written (${messageOf(error)}). Set DATA_DIR to one that can.`,
    )
  })
  say('Database: starting')
  const log = (line: string) => say(`Database: ${line}`)
  const starting = startEmbeddedPostgres({ dataDir, log: { info: log, warn: log } })
  // Registered at once, because a database that is still starting would otherwise be left behind.
  closers.push(async () => (await starting).stop())
  return (await starting).url
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, config: Config) {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    if (messageOf(error).includes('EADDRINUSE'))
      throw new StartupError(`Port ${config.port} is taken. Stop what uses it, or set PORT to another one.`)
    throw new StartupError(
      `Hearten cannot listen on ${config.host}:${config.port} (${messageOf(error)}). Check HOST and PORT.`,
    )
  }
  const address = app.server.address()
  const port = address && typeof address === 'object' ? address.port : config.port
  if (config.port === 0 && config.appUrl.endsWith(':0')) config.appUrl = `http://localhost:${port}`
  say(`Ready: ${config.appUrl}`)
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return error instanceof Error ? error.message.split('\n')[0] + cause : String(error)
}

/** Finishes running requests, then closes from the outside in: server, jobs, connections, database. */
async function closeAll(closers: Closer[]) {
  for (const close of closers.splice(0)) await close().catch(() => {})
}

async function main() {
  keepHeapSmall()
  const closers: Closer[] = []
  let isStopping = false
  const stop = (code: number, lastWords = '') => {
    if (isStopping) return
    isStopping = true
    const leave = () => {
      process.stderr.write(lastWords)
      process.exit(code)
    }
    setTimeout(leave, stopWithinMs).unref()
    closeAll(closers).finally(leave)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0))

  try {
    await start(closers)
  } catch (error) {
    const isExpected = error instanceof StartupError || error instanceof EmbeddedPostgresError
    stop(1, `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  }
}

await main()
