import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../folders.mjs'
import { listOfflineFiles } from './offline-files.mjs'

const folder = join(root, 'build', 'client')

// The router's list of routes is named after the build, and so is the script that every page starts with.
const [version] = readdirSync(join(folder, 'assets')).flatMap((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1] ?? [])
if (!version) throw new Error(`There is no list of routes in ${folder}.`)
const pageMark = `/assets/start-${version}-`

await build({
  absWorkingDir: root,
  entryPoints: ['src/client/pwa/worker/service-worker.ts'],
  outfile: join(folder, 'sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: {
    __BUILD__: JSON.stringify({ version, pageMark, ...listOfflineFiles(folder) }),
    'process.env.NODE_ENV': '"production"',
  },
  logLevel: 'warning',
})
