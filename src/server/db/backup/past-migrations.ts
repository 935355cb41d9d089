import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'
import type { Header } from './format.ts'

type Journal = { entries: { tag: string }[] }

/**
 * Provides a folder with only the migrations that the backup's database had, because its rows fit those tables and not
 * today's.
 */
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

/** The hash under which Drizzle records a migration. */
async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file, 'utf8'))
    .digest('hex')
}
