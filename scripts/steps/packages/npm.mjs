import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from '../command-error.mjs'
import { runProgram } from '../program.mjs'

const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error']

/**
 * npm as the person has it: its settings say where the registry is, and how to get there.
 * @param {string[]} args
 * @param {string} cwd
 */
export function runNpm(args, cwd) {
  // In case somebody's settings do run install scripts: this one would download libraries for graphics cards.
  return runProgram([findNpm(), ...args, ...quiet], { cwd, env: { ONNXRUNTIME_NODE_INSTALL: 'skip' } })
}

/**
 * What the registry says about one version of a package.
 * @param {string} name
 * @param {string} version
 * @param {string} cwd
 * @returns {Promise<{ integrity: string } | undefined>} undefined when it does not have it
 */
export async function findInRegistry(name, version, cwd) {
  const answer = await askRegistry([`${name}@${version}`, 'dist.integrity'], cwd)
  return typeof answer === 'string' ? { integrity: answer } : undefined
}

/**
 * @param {string} name
 * @param {string} cwd
 * @returns {Promise<string[]>} oldest first
 */
export async function readVersions(name, cwd) {
  const answer = await askRegistry([name, 'versions'], cwd)
  if (answer === undefined) return []
  return Array.isArray(answer) ? answer : [String(answer)]
}

/**
 * @param {string[]} question
 * @param {string} cwd
 * @returns {Promise<unknown>} undefined when it has no such thing
 */
async function askRegistry(question, cwd) {
  const { code, output, stdout } = await runNpm(['view', ...question, '--json'], cwd)
  if (code === 0) return stdout.trim() === '' ? undefined : JSON.parse(stdout)
  if (output.includes('E404') || output.includes('ETARGET')) return undefined
  throw new CommandError('The npm registry does not answer. Check the connection to it, and try again.', output)
}

/** npm tells its scripts where it is; otherwise it is next to Node. */
function findNpm() {
  const given = process.env.npm_execpath
  if (given?.endsWith('npm-cli.js')) return given
  const beside = dirname(process.execPath)
  const places = ['../lib/node_modules', 'node_modules', '../node_modules', '../share/nodejs']
  const found = places.map((place) => join(beside, place, 'npm', 'bin', 'npm-cli.js')).find((path) => existsSync(path))
  if (!found) throw new CommandError('npm was not found. Start Hearten with `npm start`.')
  return found
}
