import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The configured secret, or one made once and kept in the data folder, so that restarts sign nobody out. */
export async function readSessionSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured
  const file = join(dataDir, 'session-secret')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    // With a database elsewhere, nothing else has needed the folder yet.
    await mkdir(dataDir, { recursive: true })
    const made = randomBytes(32).toString('base64url')
    // 'wx' loses a race politely: whoever came first has written the one we then read.
    await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch(() => {})
    return (await readFile(file, 'utf8')).trim()
  }
}
