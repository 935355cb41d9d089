import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, it } from 'vitest'

const here = import.meta.dirname
const readJson = async (name: string) => JSON.parse(await readFile(join(here, 'migrations', 'meta', name), 'utf8'))

// Checks take their values from src/rules, so a new mood or category changes a constraint.
it('are the same: whoever changes a table, or a rule that a check reads, also writes a migration', async () => {
  const files = (await readdir(join(here, 'tables'))).filter((name) => !name.endsWith('.test.ts'))
  const tables = await Promise.all(files.map((name) => import(join(here, 'tables', name))))
  const latest = (await readJson('_journal.json')).entries.at(-1).idx
  const snapshot = await readJson(`${String(latest).padStart(4, '0')}_snapshot.json`)
  expect(await generateMigration(snapshot, generateDrizzleJson(Object.assign({}, ...tables)))).toEqual([])
})
