import { build } from 'esbuild'
import { root } from './folders.mjs'

await build({
  absWorkingDir: root,
  entryPoints: ['src/server/main.ts', 'src/server/admin.ts'],
  outdir: 'build/server',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
})
