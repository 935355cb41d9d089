import { build } from 'esbuild'
import { root } from './folders.mjs'

await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/server/main.ts',
    admin: 'src/server/admin.ts',
    // A thread is started from a file: it lies beside the one that starts it.
    'listener-worker': 'src/server/features/coach/listener/listener-worker.ts',
  },
  outdir: 'build/server',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
})
