import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/folders.mjs'
import { findInRegistry } from '../steps/packages/npm.mjs'
import { findPlatformGaps } from '../steps/packages/platform-check.mjs'

/** Asks the registry whether every binary in the lockfile exists. Needs nothing installed. */
export async function run() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  console.log('Asking the registry for the binaries of every platform. This takes a minute or two…')
  const ask = (/** @type {string} */ name, /** @type {string} */ version) => findInRegistry(name, version, root)
  const { asked, gaps, elsewhere } = await findPlatformGaps(packages, ask)
  if (elsewhere.length > 0) console.log(`\nFor information, on machines we do not promise:\n${elsewhere.join('\n')}`)
  if (gaps.length > 0) console.log(`\nMissing where the two commands must work:\n${gaps.join('\n')}`)
  console.log(
    `\n${asked} binaries asked for; ${gaps.length} missing on Linux x64 and arm64, ${elsewhere.length} elsewhere.`,
  )
  return gaps.length > 0 ? 1 : 0
}
