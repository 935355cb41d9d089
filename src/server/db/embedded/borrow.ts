import { resolve } from 'node:path'
import { connectTo, databaseUrl } from './claim.ts'
import { clusterPaths, hasCluster, readPassword } from './cluster.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { readPostmaster } from './postmaster.ts'

const quiet = { info: () => {}, warn: () => {} }

/** Provides the folder's database for a short task: connects to the running one, or starts it and stops it afterwards. */
export async function borrowEmbeddedPostgres(dataDir: string): Promise<{ url: string; giveBack: () => Promise<void> }> {
  const running = await findRunning(resolve(dataDir))
  if (running) return { url: running, giveBack: async () => {} }
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: quiet })
  return { url, giveBack: stop }
}

async function findRunning(dataDir: string): Promise<string | undefined> {
  const paths = clusterPaths(dataDir)
  const postmaster = (await hasCluster(paths)) ? await readPostmaster(paths.data) : undefined
  if (!postmaster) return undefined
  const password = await readPassword(paths)
  const client = await connectTo(paths, { port: postmaster.port, password, isWorthWaiting: () => false })
  await client?.end()
  return client ? databaseUrl(postmaster.port, password) : undefined
}
