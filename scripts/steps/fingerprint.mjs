import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './folders.mjs'

/** Changes to these do not affect the build. */
const ignored = /\.test\.tsx?$|(^|\/)(generated|testing)(\/|$)/

/**
 * One hash over the names and contents of files and folders; what is not there counts as empty.
 * @param {string[]} paths relative to the project
 */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addPath(hash, path)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addPath(hash, path) {
  if (ignored.test(path)) return
  const absolute = join(root, path)
  try {
    hash.update(`${path}\0`).update(readFileSync(absolute)).update('\0')
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'ENOENT') return
    if (code !== 'EISDIR') throw error
    for (const name of readdirSync(absolute).sort()) addPath(hash, `${path}/${name}`)
  }
}
