import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The configured secret, or one that is generated once and kept in the data folder, so that restarts sign nobody out. */
export async function readSessionSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured
  const file = join(dataDir, 'session-secret')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    // With an external database, nothing else has created the folder yet.
    await mkdir(dataDir, { recursive: true })
    const made = randomBytes(32).toString('base64url')
    // With 'wx', the first of two processes wins, and both then read the same secret.
    await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch(() => {})
    return (await readFile(file, 'utf8')).trim()
  }
}
