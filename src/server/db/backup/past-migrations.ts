import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'
import type { Header } from './format.ts'

type Journal = { entries: { tag: string }[] }

/** Lends a folder with the migrations that a backup's database had had: its rows fit those tables, not today's. */
export async function withMigrationsOf(
  { migrations }: Header,
  folder: string,
  use: (past: string) => Promise<void>,
): Promise<void> {
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal
  const past = journal.entries.slice(0, migrations.length)
  const hashes = await Promise.all(past.map(({ tag }) => hashOf(join(folder, `${tag}.sql`))))
  if (migrations.some((hash, at) => hash !== hashes[at]))
    throw new BackupError('This backup was made by another version of Hearten. Restore it with that one, then upgrade.')

  const lent = await mkdtemp(join(tmpdir(), 'hearten-migrations-'))
  try {
    await mkdir(join(lent, 'meta'))
    await writeFile(join(lent, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries: past }))
    for (const { tag } of past) await copyFile(join(folder, `${tag}.sql`), join(lent, `${tag}.sql`))
    await use(lent)
  } finally {
    await rm(lent, { recursive: true, force: true })
  }
}

/** As Drizzle names a migration it has run. */
async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file, 'utf8'))
    .digest('hex')
}
