import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, refuseUnwritable } from '../command-error.mjs'
import { root } from '../folders.mjs'
import { requireBinaries } from './binaries.mjs'
import { runNpm } from './npm.mjs'

/** @typedef {Record<string, { version?: string, optional?: boolean, peer?: boolean }>} Packages */

const flags = ['--include=dev', '--ignore-scripts']

/**
 * Brings node_modules in line with the lockfile; does nothing, quickly, when it already is.
 * @param {string} [dir]
 */
export async function installPackages(dir = root) {
  const stampFile = join(dir, 'node_modules', '.hearten-install')
  const wanted = lockfileStamp(dir)
  if (readText(stampFile) === wanted) return
  if (!isInstalledByHand(dir)) {
    console.log('Installing the packages Hearten is built from. The first time this takes about a minute…')
    await runInstall(dir)
  }
  await requireBinaries(dir)
  try {
    writeFileSync(stampFile, wanted)
  } catch (error) {
    refuseUnwritable(error)
  }
}

/** @param {string} dir */
async function runInstall(dir) {
  const clean = await runNpm(['ci', ...flags], dir)
  if (clean.code === 0) return
  // The lockfile lacks what another platform needs; npm install adds it, where npm ci refuses. The lockfile itself is
  // not changed: that is for whoever changes dependencies.
  const isIncomplete = clean.output.includes('EUSAGE')
  const second = isIncomplete ? await runNpm(['install', '--no-save', ...flags], dir) : clean
  if (second.code !== 0) {
    throw new CommandError(
      'The packages could not be installed. Check the connection to the npm registry.',
      second.output,
    )
  }
}

/** @param {string} dir */
function lockfileStamp(dir) {
  const lockfile = readFileSync(join(dir, 'package-lock.json'))
  const hash = createHash('sha256').update(lockfile).digest('hex')
  // A folder copied from another machine contains the wrong binaries.
  return `${hash} ${process.platform} ${process.arch}`
}

/**
 * True when somebody ran `npm install` themselves: what npm noted there matches the lockfile.
 * @param {string} dir
 */
function isInstalledByHand(dir) {
  const noted = readText(join(dir, 'node_modules', '.package-lock.json'))
  if (!noted) return false
  const there = /** @type {{ packages: Packages }} */ (JSON.parse(noted)).packages
  const lockfile = readFileSync(join(dir, 'package-lock.json'), 'utf8')
  const wanted = /** @type {{ packages: Packages }} */ (JSON.parse(lockfile)).packages
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (path === '' || ((optional || peer) && !there[path])) return true
    return there[path]?.version === version
  })
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
