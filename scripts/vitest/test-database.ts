import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import '#server/testing/provided.ts'

/** One server for the whole run; each test file creates its own database on it. */
export async function setup(project: TestProject) {
  project.provide('runId', randomUUID())
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'hearten-test-'))
  const quiet = { info: () => {}, warn: (message: string) => console.warn(message) }
  // Nothing here has to survive a power cut, and two files at a time open a pool each.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 }
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
