import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { borrowEmbeddedPostgres } from './borrow.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hearten-borrow-'))
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function isAnswering(url: string) {
  const client = new pg.Client({ connectionString: url })
  const answer = client.connect().then(
    () => true,
    () => false,
  )
  const isThere = await answer
  await client.end().catch(() => {})
  return isThere
}

it('shares a running database and leaves it running; otherwise starts and stops its own', async () => {
  const owner = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } })
  const beside = await borrowEmbeddedPostgres(dataDir)
  expect(beside.url).toBe(owner.url)
  await beside.giveBack()
  expect(await isAnswering(owner.url)).toBe(true)
  await owner.stop()

  const alone = await borrowEmbeddedPostgres(dataDir)
  expect(await isAnswering(alone.url)).toBe(true)
  await alone.giveBack()
  expect(await isAnswering(alone.url)).toBe(false)
})
