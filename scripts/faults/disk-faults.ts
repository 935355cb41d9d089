import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { register } from '../cluster/testing/person.ts'
import { startWriters } from '../failover/writers.ts'
import { judge } from './database-faults.ts'
import { mountSmallDisk } from './small-disk.ts'
import { type Outcome, openStage, type Stage } from './stage.ts'

const members = 4
const fullMs = 6000
const recoverWithinMs = 5000
const skipped = 'skipped: a small disk could not be mounted here, which takes root'

/** The database's disk is full: nothing is acknowledged, and once there is room everything continues. */
export async function fullDatabaseDisk(): Promise<Outcome[]> {
  const what = 'disk full for the database'
  const disk = await mountSmallDisk(260)
  if (!disk) return [{ what, note: skipped, isMet: true }]
  const stage = await openStage(join(disk.path, 'database'))
  try {
    await stage.startServer()
    const writers = await startWriters(stage.site, members)
    await writers.untilEverybodyWrote()
    await disk.fill()
    const before = writers.acknowledged.size
    for (const end = Date.now() + fullMs; Date.now() < end; await wait(300))
      // Makes it need space now and not in some minutes.
      await stage.sql('select pg_switch_wal()').catch(() => {})
    const meanwhile = writers.acknowledged.size - before
    await disk.free()
    while (!(await stage.isDatabaseUp())) await wait(50)
    const { lastMs } = await writers.untilEverybodyWrote()
    await writers.stop()
    const note = `${meanwhile} acknowledged while it was full`
    return [await judge(stage, writers, { what, recoveredMs: lastMs, withinMs: recoverWithinMs, note })]
  } finally {
    await stage.close()
    await disk.unmount()
  }
}

/** The disk for mails is full: people can still register, and each mail is sent once, later. */
export async function fullOutboxDisk(stage: Stage): Promise<Outcome[]> {
  const what = 'disk full for the outbox'
  const disk = await mountSmallDisk(1)
  if (!disk) return [{ what, note: skipped, isMet: true }]
  const server = await stage.startServer({ DATA_DIR: disk.path })
  const addresses = ['full1@example.com', 'full2@example.com', 'full3@example.com']
  try {
    await disk.fill()
    for (const address of addresses) await register(stage.site, address)
    await wait(2000)
    const early = await countMails(join(disk.path, 'outbox'), addresses)
    await disk.free()
    const freedAt = Date.now()
    let counts = early
    for (const end = freedAt + 90_000; Date.now() < end && counts.some((count) => count === 0); await wait(200))
      counts = await countMails(join(disk.path, 'outbox'), addresses)
    const recoveredMs = Date.now() - freedAt
    await wait(1500)
    counts = await countMails(join(disk.path, 'outbox'), addresses)
    const [lost, twice] = [counts.filter((count) => count === 0).length, counts.filter((count) => count > 1).length]
    const note = 'mails; tried again after 5, 10, 20 … seconds'
    return [{ what, lost, twice, recoveredMs, note, isMet: lost === 0 && twice === 0 }]
  } finally {
    await server.kill()
    await disk.unmount()
  }
}

async function countMails(outbox: string, addresses: readonly string[]): Promise<number[]> {
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
  return addresses.map((address) => mails.filter((mail) => mail.includes(`To: ${address}`)).length)
}
