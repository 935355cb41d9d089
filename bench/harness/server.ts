import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import { buildApp } from '../../src/server/app.ts'
import { connect } from '../../src/server/db/database.ts'
import { migrateDatabase } from '../../src/server/db/migrate.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { createJobs } from '../../src/server/platform/jobs/jobs.ts'
import { noLimits } from '../../src/server/platform/limits/rate-limits.ts'
import { createLogger } from '../../src/server/platform/operations/logger.ts'
import { keepHeapSmall } from '../../src/server/platform/operations/small-heap.ts'
import { loadSite } from '../../src/server/platform/site/site.ts'
import { addStillPages } from './still-pages.ts'
import { addTwins } from './twins.ts'

/** The measured process: the product without its jobs, and the minimal handlers. */
keepHeapSmall()
const config = readConfig(process.env)
const url = config.databaseUrl ?? ''
await migrateDatabase(url)
const connection = connect({ url, onIdleError: () => {} })
const log = createLogger(config.logLevel)
const jobs = createJobs(connection.pool, log)
const secret = 'a secret for measuring only, 32 chars'
const mailer = { send: async () => {} }
const clientFolder = join(import.meta.dirname, '..', '..', 'build', 'client')
if (!existsSync(clientFolder)) throw new Error('There is nothing built to measure yet. Run `npm run build` first.')
const site = loadSite(clientFolder)
// With the listener, because without it a turn is a fraction of the work.
const listenerModel = join(import.meta.dirname, '..', '..', 'model', 'listener.int8.onnx')
const app = await buildApp({ config, secret, connection, jobs, mailer, limits: noLimits, log, site, listenerModel })
await jobs.start({ work: false })
await app.listen({ port: 0, host: '127.0.0.1' })

const twin = Fastify()
addTwins(twin, { pool: connection.pool, site })
addStillPages(twin, site)
await twin.listen({ port: 0, host: '127.0.0.1' })

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port
process.send?.({ app: portOf(app.server), twin: portOf(twin.server) })

process.on('SIGTERM', async () => {
  await Promise.allSettled([app.close(), twin.close(), jobs.stop()])
  await connection.close()
  process.exit(0)
})
