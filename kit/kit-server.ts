import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

const configFile = join(import.meta.dirname, 'vite.config.ts')

/**
 * The kit with the shipped style sheet (which Vite changes in a build) and with React's and Radix's warnings, on a free
 * port.
 */
export async function startKitServer() {
  const outDir = await mkdtemp(join(tmpdir(), 'hearten-kit-'))
  await build({
    configFile,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('development') },
    build: { outDir, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 10_000 },
  })
  const server = await preview({ configFile, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The kit server has no address.')
  return {
    url: new URL(url).origin,
    async stop() {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
