/** Where the product under test runs. Workers are separate processes and get it from their environment. */
export type Site = { url: string; dataDir: string }

export function publishSite({ url, dataDir }: Site) {
  process.env.E2E_URL = url
  process.env.E2E_DATA_DIR = dataDir
}

export function readSite(): Site {
  const { E2E_URL: url, E2E_DATA_DIR: dataDir } = process.env
  if (!url || !dataDir) throw new Error('The global setup has not started the product.')
  return { url, dataDir }
}
