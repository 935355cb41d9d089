import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, it, onTestFinished } from 'vitest'

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

it('are compared by the command that the recipes name', async () => {
  const root = join(here, '..', '..', '..')
  // Inside the project, so that it resolves packages like the project does.
  await mkdir(join(root, '.cache'), { recursive: true })
  const dir = await mkdtemp(join(root, '.cache', 'drizzle-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await cp(join(here, 'migrations'), join(dir, 'migrations'), { recursive: true })
  const config = join(dir, 'drizzle.config.ts')
  const out = JSON.stringify(`./${relative(root, dir)}/migrations`)
  await writeFile(config, `import own from '../../drizzle.config.ts'\nexport default { ...own, out: ${out} }\n`)
  const args = [join(root, 'node_modules', 'drizzle-kit', 'bin.cjs'), 'generate', '--config', config]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })
  expect(stdout).toContain('No schema changes')
})
