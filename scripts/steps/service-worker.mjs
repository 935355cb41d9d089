import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import { root } from './folders.mjs'

const folder = join(root, 'build', 'client')
const kept = /\.(html|js|css|woff2|svg|png|webmanifest)$/
const isImmutable = /^\/assets\//

await build({
  absWorkingDir: root,
  entryPoints: ['src/client/pwa/service-worker.ts'],
  outfile: join(folder, 'sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { __PRECACHE__: JSON.stringify(listFiles()), 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
})

/** Every file a page may need, with a fingerprint where its name does not carry one. */
function listFiles() {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && kept.test(entry.name) && entry.name !== 'sw.js')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path, url: addressOf(`/${relative(folder, path).split(sep).join('/')}`) }))
      // The front page differs for members, so it is never served from the copy.
      .filter(({ url }) => url !== '/')
      .map(({ path, url }) => ({ url, revision: isImmutable.test(url) ? null : fingerprintOf(path) }))
      .sort((a, b) => (a.url < b.url ? -1 : 1))
  )
}

/** @param {string} path */
function fingerprintOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 16)
}

/** @param {string} file */
function addressOf(file) {
  return file.replace(/\/index\.html$/, '') || '/'
}
