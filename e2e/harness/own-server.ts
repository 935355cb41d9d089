import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppServer, startAppServer } from './app-server.ts'
import { patienceMs } from './patience.ts'
import { test as base } from './test.ts'

type Setting = {
  variables: Record<string, string>
  /** What the server talks to, when that has to be stopped. */
  stop?: () => Promise<unknown>
}

/**
 * For the journeys of one file that need a server of their own. They run in one worker, because each would start its
 * own. It is no fixture of the worker: for one of those Playwright starts another worker and another browser, and both
 * again for the next file.
 */
export function testOnOwnServer(prepare: () => Promise<Setting>) {
  let setting: Setting
  let dataDir: string
  let server: AppServer | undefined
  const test = base.extend({
    // Playwright also asks for it while the server is still being started.
    baseURL: async ({}, use) => use(server?.url),
    extraOrigins: async ({}, use) => use(server ? [server.url] : []),
  })
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    test.setTimeout(patienceMs(120_000))
    setting = await prepare()
    dataDir = await mkdtemp(join(tmpdir(), 'hearten-own-'))
    server = await startAppServer(dataDir, setting.variables)
  })
  test.afterAll(async () => {
    await server?.stop()
    await setting.stop?.()
    await rm(dataDir, { recursive: true, force: true })
  })
  return test
}
