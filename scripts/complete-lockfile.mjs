// Run after any change of dependencies: `node scripts/complete-lockfile.mjs`, then `npm run check:platforms`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps/folders.mjs'
import { addChecksums, completePackages, findMissingOptional } from './steps/packages/lockfile.mjs'
import { findInRegistry } from './steps/packages/npm.mjs'

const path = join(root, 'package-lock.json')
const lockfile = JSON.parse(readFileSync(path, 'utf8'))
const missing = findMissingOptional(lockfile.packages)
const packages = await addChecksums(completePackages(lockfile.packages), (name, version) =>
  findInRegistry(name, version, root),
)
writeFileSync(path, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`)
const without = Object.values(packages).filter(({ optional, integrity }) => optional && !integrity).length
console.log(
  `${missing.length} optional packages of other platforms added; ${without} have no checksum in this registry.`,
)
