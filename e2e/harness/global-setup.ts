import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAppServer } from './app-server.ts'
import { adminPerson } from './people.ts'
import { publishSite } from './site.ts'

/** One server for all journeys; each creates its own people. */
async function globalSetup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearten-e2e-'))
  const server = await startAppServer(dataDir, { ADMIN_EMAILS: adminPerson.email })
  publishSite({ url: server.url, dataDir })
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

// Playwright requires a default export.
export default globalSetup
