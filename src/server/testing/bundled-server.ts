import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll } from 'vitest'

const source = join(import.meta.dirname, '..')
/** As deep in the project as the real one: paths of the server count from the file they stand in. */
const bundles = join(source, '..', '..', '.cache')

/**
 * The server's programs as files that Node starts at once, for tests that run them as processes of their own. From the
 * sources, each start compiles some six hundred files anew.
 */
export function useBundledServer(): { main: string; admin: string } {
  const programs = { main: '', admin: '' }
  let outdir: string
  beforeAll(async () => {
    await mkdir(bundles, { recursive: true })
    outdir = await mkdtemp(join(bundles, 'test-server-'))
    await build({
      entryPoints: {
        main: join(source, 'main.ts'),
        admin: join(source, 'admin.ts'),
        'listener-worker': join(source, 'features/coach/listener/listener-worker.ts'),
      },
      outdir,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      logLevel: 'warning',
    })
    await symlink(join(source, 'db', 'migrations'), join(outdir, 'migrations'))
    Object.assign(programs, { main: join(outdir, 'main.js'), admin: join(outdir, 'admin.js') })
  })
  afterAll(() => rm(outdir, { recursive: true, force: true }))
  return programs
}
