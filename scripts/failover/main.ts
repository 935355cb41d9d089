import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { bundleServer, startInstance } from '../cluster/testing/instance.ts'
import { startLoadBalancer } from '../cluster/testing/load-balancer.ts'
import { register } from '../cluster/testing/person.ts'
import { type Patroni, startPatroni } from './patroni.ts'
import { findPrograms } from './programs.ts'
import { startWriters, type Writers } from './writers.ts'

const members = 20
const kills = Number(process.env.FAILOVER_KILLS ?? 5)
/** From the failure to the last member's next successful write. */
const backWithinMs = 30_000

const closers: (() => Promise<unknown>)[] = []
const programs = findPrograms()
if (typeof programs === 'string') console.log(programs)
else {
  try {
    const database = await startPatroni(programs)
    closers.push(database.stop)
    process.exitCode = await run(database)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

async function run(database: Patroni): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearten-failover-data-'))
  closers.push(() => rm(dataDir, { recursive: true, force: true }))
  const bundle = await bundleServer()
  closers.push(() => rm(dirname(bundle), { recursive: true, force: true }))
  const variables = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'one secret for all three, 32 letters',
    // The expected errors would fill the terminal.
    LOG_LEVEL: 'fatal',
    RATE_LIMITS: 'off',
  }
  const instances = await Promise.all([1, 2, 3].map(() => startInstance(bundle, variables)))
  closers.push(() => Promise.all(instances.map((instance) => instance.kill())))
  const proxy = await startLoadBalancer(instances.map(({ url }) => url))
  closers.push(proxy.stop)

  const writers = await startWriters(proxy.url, members)
  await writers.untilEverybodyWrote()
  console.log('kill  node    acknowledged before  first write after  everybody after')
  const late: string[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    // Their welcome mails are being sent when the failure happens.
    await register(proxy.url, `newcomer${kill}@example.com`)
    const before = writers.acknowledged.size
    const name = await database.killPrimary()
    const { firstMs, lastMs } = await writers.untilEverybodyWrote()
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(10)
    console.log(`${kill}     ${name} ${String(before).padStart(12)} ${seconds(firstMs)} ${seconds(lastMs)}`)
    if (lastMs > backWithinMs) late.push(`kill ${kill}: everybody back after ${seconds(lastMs)}`)
    await database.revive(name)
  }
  await writers.stop()
  const problems = [...late, ...(await findProblems(database, writers, { site: proxy.url, dataDir }))]
  console.log(
    problems.length === 0 ? 'Nothing was lost or done twice, and nobody was signed out.' : problems.join('\n'),
  )
  return problems.length === 0 ? 0 : 1
}

async function findProblems(database: Patroni, writers: Writers, { site, dataDir }: { site: string; dataDir: string }) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ id: string; times: number }>(
    'select client_id as id, count(*)::integer as times from technique_usage group by client_id',
  )
  await client.end()
  const kept = new Map(rows.map(({ id, times }) => [id, times]))
  const lost = [...writers.acknowledged].filter((id) => !kept.has(id)).length
  const twice = rows.filter(({ times }) => times > 1).length
  const statuses = await Promise.all(writers.people.map(async (person) => (await person.get(site, '/api/user')).status))
  const signedOut = statuses.filter((status) => status !== 200).length
  const mails = await countWelcomes(join(dataDir, 'outbox'))
  console.log(
    [
      `acknowledged writes: ${writers.acknowledged.size}, lost: ${lost}, twice: ${twice}, refused: ${writers.refused.length}`,
      `sessions: ${statuses.length}, ended: ${signedOut}`,
      `welcome mails due: ${members + kills}, never sent: ${mails.missing}, sent twice: ${mails.twice}`,
    ].join('\n'),
  )
  return [
    ...(lost > 0 ? [`${lost} acknowledged writes are lost`] : []),
    ...(twice > 0 ? [`${twice} writes were recorded twice`] : []),
    ...(signedOut > 0 ? [`${signedOut} sessions have ended`] : []),
    ...(mails.missing > 0 ? [`${mails.missing} mails were never sent`] : []),
    ...writers.refused.slice(0, 5),
  ]
}

/**
 * A mail that was sent but could not be recorded before the database went down is sent again: a missing one counts as
 * lost, a duplicate does not.
 */
async function countWelcomes(outbox: string) {
  const due = [
    ...Array.from({ length: members }, (_, at) => `writer${at}@example.com`),
    ...Array.from({ length: kills }, (_, at) => `newcomer${at + 1}@example.com`),
  ]
  const counts = new Map<string, number>()
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(500)) {
    counts.clear()
    for (const file of await readdir(outbox).catch(() => [])) {
      if (!file.endsWith('.eml') || file.startsWith('.')) continue
      const to = (await readFile(join(outbox, file), 'utf8')).match(/^To: (\S+)/m)?.[1] ?? ''
      counts.set(to, (counts.get(to) ?? 0) + 1)
    }
    if (due.every((address) => counts.has(address))) break
  }
  return {
    missing: due.filter((address) => !counts.has(address)).length,
    twice: due.filter((address) => (counts.get(address) ?? 0) > 1).length,
  }
}
