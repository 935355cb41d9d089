import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from '../cluster/testing/person.ts'
import type { Writers } from '../failover/writers.ts'
import { startWriters } from '../failover/writers.ts'
import type { Outcome, Stage } from './stage.ts'

const members = 6
/** More than there are connections, so that some also have to wait for one. */
const membersWhenFrozen = 24
const recoverWithinMs = 5000
const crisisWithinMs = 2500
/** Nobody may wait longer than this for an answer. */
const longestWaitMs = 10_000
const frozenMs = 12_000
const kills = Number(process.env.FAULT_KILLS ?? 30)
const restarts = 3

/** Killed while members keep writing, and started again. */
export async function killedServer(stage: Stage): Promise<Outcome[]> {
  const server = { current: await stage.startServer() }
  const writers = await startWriters(stage.site, members)
  await writers.untilEverybodyWrote()
  let slowestMs = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(100 + Math.random() * 400)
    await server.current.kill()
    const killedAt = Date.now()
    server.current = await stage.startServer()
    await writers.untilEverybodyWrote()
    slowestMs = Math.max(slowestMs, Date.now() - killedAt)
  }
  await writers.stop()
  const what = `server killed with SIGKILL, ${kills} times`
  return [await judge(stage, writers, { what, recoveredMs: slowestMs, note: 'with its start' })]
}

export async function killedDatabase(stage: Stage): Promise<Outcome[]> {
  await stage.startServer()
  const writers = await startWriters(stage.site, members)
  await writers.untilEverybodyWrote()
  let slowestMs = 0
  for (let restart = 0; restart < restarts; restart += 1) {
    await stage.killPostmaster()
    while (!(await stage.isDatabaseUp())) await wait(50)
    slowestMs = Math.max(slowestMs, (await writers.untilEverybodyWrote()).lastMs)
  }
  await writers.stop()
  const what = `database killed with SIGKILL, ${restarts} times`
  return [await judge(stage, writers, { what, recoveredMs: slowestMs, withinMs: recoverWithinMs })]
}

type Claim = { what: string; recoveredMs: number; withinMs?: number; note?: string }

export async function judge(
  stage: Stage,
  writers: Writers,
  { what, recoveredMs, withinMs, note }: Claim,
): Promise<Outcome> {
  const acknowledged = [...writers.acknowledged]
  const rows = await stage.sql(
    'select client_id as id, count(*)::integer as times from technique_usage group by client_id',
  )
  const kept = new Set(rows.map(({ id }) => String(id)))
  const lost = acknowledged.filter((id) => !kept.has(id)).length
  const twice = rows.filter(({ times }) => Number(times) > 1).length
  const isSoon = recoveredMs <= (withinMs ?? Number.POSITIVE_INFINITY)
  const refused = writers.refused.length > 0 ? `refused: ${writers.refused.slice(0, 2).join(', ')}` : ''
  const said = [note, `${acknowledged.length} acknowledged so far`, refused].filter(Boolean).join('; ')
  return { what, lost, twice, recoveredMs, note: said, isMet: lost === 0 && twice === 0 && isSoon && refused === '' }
}

/** Every backend process is frozen, as on a machine that swaps or a disk that hangs. New ones can be opened. */
export async function frozenBackends(stage: Stage): Promise<Outcome[]> {
  await stage.startServer()
  const writers = await startWriters(stage.site, membersWhenFrozen)
  await writers.untilEverybodyWrote()
  const person = writers.people[0] as Person
  await stage.sql(`update users set subscription_status = 'active'`)
  const rows = await stage.sql(`select pid from pg_stat_activity where application_name = 'hearten'`)
  const pids = rows.map(({ pid }) => Number(pid))
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  writers.slowestMs()
  const begun = Date.now()
  const reply = await person.send('POST', stage.site, '/api/chat/message', { message: 'I want to kill myself tonight' })
  const crisisMs = Date.now() - begun
  const isHelped = reply.status === 200 && (await reply.text()).includes('imminent')
  const before = writers.acknowledged.size
  await wait(frozenMs)
  const meanwhile = writers.acknowledged.size - before
  for (const pid of pids) process.kill(pid, 'SIGCONT')
  const { lastMs } = await writers.untilEverybodyWrote()
  const slowestMs = writers.slowestMs()
  await writers.stop()
  const slowest = `slowest answer ${(slowestMs / 1000).toFixed(1)} s (goal ${longestWaitMs / 1000})`
  const note = `crisis reply ${reply.status} after ${crisisMs} ms (goal ${crisisWithinMs}); ${meanwhile} acknowledged before the thaw; ${slowest}`
  const judged = await judge(stage, writers, {
    what: `${pids.length} backends frozen with SIGSTOP`,
    recoveredMs: lastMs,
    note,
  })
  const isInTime = crisisMs < crisisWithinMs && slowestMs < longestWaitMs
  return [{ ...judged, isMet: judged.isMet && isHelped && isInTime }]
}
