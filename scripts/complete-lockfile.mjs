// Run after any change of dependencies: `node scripts/complete-lockfile.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps/folders.mjs'
import { completePackages, findMissingOptional } from './steps/lockfile.mjs'

const path = join(root, 'package-lock.json')
const lockfile = JSON.parse(readFileSync(path, 'utf8'))
const missing = findMissingOptional(lockfile.packages)
if (missing.length > 0) {
  const packages = completePackages(lockfile.packages)
  writeFileSync(path, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`)
}
console.log(`${missing.length} optional packages of other platforms added.`)
