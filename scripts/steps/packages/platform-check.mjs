import { describePlatform, isBinaryFor, promisedPlatforms } from './platform.mjs'

/** @typedef {import('./lockfile.mjs').Entry} Entry */
/** @typedef {import('./platform.mjs').Platform} Platform */
/** @typedef {(name: string, version: string) => Promise<{ integrity: string } | undefined>} Ask */
/** @typedef {{ name: string, version: string, entry: Entry }} Asked */

/** More npm processes than this at a time only wait for each other. */
const lanes = 4

/**
 * Asks the registry for every binary in the lockfile. `gaps` would keep one of the promised machines from working;
 * `elsewhere` is what other machines would miss.
 * @param {Record<string, Entry>} packages
 * @param {Ask} ask
 * @returns {Promise<{ asked: number, gaps: string[], elsewhere: string[] }>}
 */
export async function findPlatformGaps(packages, ask) {
  const binaries = listBinaries(packages)
  const answers = await askAll(binaries, ask)
  const gaps = findForgotten(packages)
  const elsewhere = []
  for (const [index, { name, version, entry }] of binaries.entries()) {
    const promised = promisedPlatforms.find((platform) => isBinaryFor(entry, platform))
    const problem = problemOf(entry, answers[index])
    const line = `${name} ${version} ${problem}`
    if (problem && promised) gaps.push(`${describePlatform(promised)}: ${line}`)
    else if (problem) elsewhere.push(`${entry.os} on ${entry.cpu}: ${line}`)
  }
  return { asked: binaries.length, gaps, elsewhere }
}

/**
 * @param {Entry} entry
 * @param {{ integrity: string } | undefined} answer
 */
function problemOf({ integrity }, answer) {
  if (!answer) return 'is not in the registry'
  if (!integrity) return 'has no checksum in the lockfile; `node scripts/complete-lockfile.mjs` adds it'
  return integrity === answer.integrity ? undefined : 'is another file in the registry than in the lockfile'
}

/**
 * @param {Record<string, Entry>} packages
 * @returns {Asked[]}
 */
function listBinaries(packages) {
  const found = Object.entries(packages)
    .filter(([, { optional, os, cpu }]) => optional && os && cpu)
    .map(([path, entry]) => ({ name: nameOf(path), version: entry.version ?? '', entry }))
  // The same one may be needed in several places.
  return [...new Map(found.map((binary) => [`${binary.name}@${binary.version}`, binary])).values()]
}

/**
 * Packages that have a binary for one of the promised platforms and none for the other.
 * @param {Record<string, Entry>} packages
 */
function findForgotten(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const entries = Object.keys(optionalDependencies).map((name) => findEntry(packages, name))
    const without = promisedPlatforms.filter(
      (platform) => !entries.some((entry) => entry && isBinaryFor(entry, platform)),
    )
    if (without.length === 0 || without.length === promisedPlatforms.length) return []
    return without.map((platform) => `${describePlatform(platform)}: ${nameOf(path)} has no binary for it`)
  })
}

/**
 * @param {Record<string, Entry>} packages
 * @param {string} name
 */
function findEntry(packages, name) {
  return Object.entries(packages).find(([path]) => path.endsWith(`node_modules/${name}`))?.[1]
}

/** @param {string} path */
function nameOf(path) {
  return path.replace(/^.*node_modules\//, '')
}

/**
 * @param {Asked[]} binaries
 * @param {Ask} ask
 */
async function askAll(binaries, ask) {
  /** @type {({ integrity: string } | undefined)[]} */
  const answers = []
  const waiting = [...binaries.entries()]
  const runLane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name, version }] = next
      answers[index] = await ask(name, version)
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return answers
}
