import { build } from 'esbuild'
import { root } from './folders.mjs'

await build({
  absWorkingDir: root,
  entryPoints: ['src/server/main.ts'],
  outfile: 'build/server/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
})
