import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { bundleServer, type Instance, startInstance } from './instance.ts'
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts'
import { startPrimary, startReplica } from './replica.ts'

export type Cluster = {
  instances: readonly Instance[]
  proxy: LoadBalancer
  /** On the primary. */
  sql: pg.Client
  onReplica: pg.Client
  outbox: string
  untilCaughtUp: () => Promise<void>
  stopReplica: () => Promise<void>
}

/** Three processes on one PostgreSQL with a streaming replica, behind a load balancer. */
export async function startCluster(closers: (() => Promise<unknown>)[]): Promise<Cluster> {
  const home = await mkdtemp(join(tmpdir(), 'hearten-cluster-'))
  closers.push(() => rm(home, { recursive: true, force: true }))
  const primaryDir = join(home, 'primary')
  const primary = await startPrimary(primaryDir)
  closers.push(primary.stop)
  const replica = await startReplica({ url: primary.url, dataDir: primaryDir }, join(home, 'replica'))
  closers.push(replica.stop)
  const sql = await open(primary.url)
  const onReplica = await open(replica.url)
  closers.push(() => Promise.all([sql.end(), onReplica.end()]))

  const dataDir = join(home, 'data')
  const variables = {
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.url,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'one secret for all three, 32 letters',
  }
  // At the same moment, on an empty database, so that all of them have to prepare it.
  const bundle = await bundleServer()
  closers.push(() => rm(dirname(bundle), { recursive: true, force: true }))
  const instances = await Promise.all([1, 2, 3].map(() => startInstance(bundle, variables)))
  closers.push(() => Promise.all(instances.map((instance) => instance.kill())))
  const proxy = await startLoadBalancer(instances.map(({ url }) => url))
  closers.push(proxy.stop)

  async function untilCaughtUp() {
    const { rows } = await sql.query('select pg_current_wal_insert_lsn()::text as position')
    const text = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has'
    while (!(await onReplica.query(text, [rows[0].position])).rows[0].has) await wait(20)
    // The instances ask once a second.
    await wait(1500)
  }
  return {
    instances,
    proxy,
    sql,
    onReplica,
    outbox: join(dataDir, 'outbox'),
    untilCaughtUp,
    stopReplica: replica.stop,
  }
}

async function open(url: string) {
  const client = new pg.Client({ connectionString: url })
  // Without a listener, the end of the database would end the test run.
  client.on('error', () => {})
  await client.connect()
  return client
}
