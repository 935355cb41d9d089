import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { isAlive, readPostmaster, waitFor } from './postmaster.ts'

const isRoot = process.getuid?.() === 0

let home: string
let dataDir: string
let running: EmbeddedPostgres[]
let warnings: string[]

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'hearten db '))
  await chmod(home, 0o755)
  dataDir = join(home, 'data folder')
  running = []
  warnings = []
})

afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  await rm(home, { recursive: true, force: true })
})

async function start() {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => {}, warn: (line) => warnings.push(line) },
  })
  running.push(postgres)
  return postgres
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function postmasterPid() {
  return (await readPostmaster(join(dataDir, 'postgres', 'data')))!.pid
}

/** Starts the database in a process that writes without pause, and kills it after some acknowledged writes. */
async function killInTheMiddle(writes: number) {
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'testing', 'writer.ts'), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  ) as ChildProcess & { stdout: NodeJS.ReadableStream }
  let acknowledged = 0
  for await (const line of createInterface(writer.stdout)) {
    acknowledged = Number(line)
    if (acknowledged === writes) writer.kill('SIGKILL')
  }
  return acknowledged
}

it('makes a durable database behind a password, in a path with spaces, and finds it again', async () => {
  const first = await start()
  expect(first.adopted).toBe(false)
  const [settings] = await query(
    first.url,
    `select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding, lower('ÄÉ') as lowered,
            current_setting('password_encryption') as passwords, current_setting('unix_socket_directories') as sockets`,
  )
  expect(settings).toEqual({ fsync: 'on', encoding: 'UTF8', lowered: 'äé', passwords: 'scram-sha-256', sockets: '' })
  expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
  await query(first.url, 'create table kept as select 1 as n')

  const pid = await postmasterPid()
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }])
})

it('listens on the loopback address only, and to those who know the password', async () => {
  const { url } = await start()
  const wrong = new URL(url)
  wrong.password = 'guessed'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')

  const outside = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  for (const { address } of outside.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    const socket = connect(Number(wrong.port), address)
    const [outcome] = await Promise.race([once(socket, 'connect').then(() => ['connected']), once(socket, 'error')])
    expect(outcome).toMatchObject({ code: 'ECONNREFUSED' })
  }
})

it('keeps every acknowledged write when its owner is killed, and adopts what that one left running', async () => {
  const acknowledged = await killInTheMiddle(200)
  const left = await postmasterPid()
  expect(isAlive(left)).toBe(true)

  const { url, adopted } = await start()
  expect(adopted).toBe(true)
  expect(await postmasterPid()).toBe(left)
  const [found] = await query<{ count: number }>(
    url,
    `select count(*)::integer as count from acknowledged where n <= ${acknowledged}`,
  )
  expect(found).toEqual({ count: acknowledged })
})

it('keeps every acknowledged write when owner and database are killed together', async () => {
  const acknowledged = await killInTheMiddle(200)
  const left = await postmasterPid()
  process.kill(left, 'SIGKILL')
  await waitFor(() => !isAlive(left), 5_000)

  const { url, adopted } = await start()
  expect(adopted).toBe(false)
  expect(await query(url, `select count(*)::integer as count from acknowledged where n <= ${acknowledged}`)).toEqual([
    { count: acknowledged },
  ])
})

it('comes back on the same address when the database alone is killed', async () => {
  const { url } = await start()
  await query(url, 'create table kept as select 1 as n')
  process.kill(await postmasterPid(), 'SIGKILL')
  const isBack = () =>
    query(url, 'select n from kept').then(
      () => true,
      () => false,
    )
  expect(await waitFor(isBack, 20_000)).toBe(true)
  expect(await waitFor(() => warnings.length > 0, 5_000)).toBe(true)
  expect(warnings.at(-1)).toBe('the database had stopped and was restarted')
})

it('refuses a second owner in one sentence, and harms neither', async () => {
  const { url } = await start()
  await expect(start()).rejects.toThrow(
    `Another Hearten is already using ${dataDir}. Stop that one first, or give this one a folder of its own with DATA_DIR.`,
  )
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
})

it('gives the folder to exactly one of two first starts', async () => {
  const outcomes = await Promise.allSettled([start(), start()])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [loser] = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(loser!.reason.message).toMatch(/^Another Hearten is already using /)
})

it('is not fooled by a pid file that names an unrelated process', async () => {
  const first = await start()
  await first.stop()
  const data = join(dataDir, 'postgres', 'data')
  // The process must have the same user, because PostgreSQL itself would recognise any other as stale.
  const { uid, gid } = await stat(data)
  const stranger = spawn('sleep', ['60'], { cwd: '/', ...(isRoot ? { uid, gid } : {}) })
  await writeFile(join(data, 'postmaster.pid'), `${stranger.pid}\n${data}\n1\n5432\n\n127.0.0.1\n1 1\nready   \n`)
  try {
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(isAlive(stranger.pid!)).toBe(true)
  } finally {
    stranger.kill()
  }
})

it('says which folder cannot hold it', async () => {
  await writeFile(dataDir, 'a file where the folder should be')
  await expect(start()).rejects.toThrow(
    `The folder ${dataDir} cannot hold the database: it cannot be written to. Set DATA_DIR to a folder you can write to.`,
  )
})

it.runIf(isRoot)('runs as another user for root, who reaches it even in a closed home', async () => {
  const open = await start()
  await expectOwner(await postmasterPid())
  await open.stop()
  await chmod(home, 0o700)
  const closed = await start()
  await expectOwner(await postmasterPid())
  expect(await query(closed.url, 'select 1 as n')).toEqual([{ n: 1 }])
})

async function expectOwner(pid: number) {
  const { uid } = await stat(`/proc/${pid}`)
  expect(uid).toBe(65534)
}
