import { fileURLToPath } from 'node:url'
import { installed } from './folders.mjs'
import { runProgram } from './program.mjs'

/** @typedef {{ name: string, args: string[] }} Check */

/** Slow ones first, so that two cores finish together. */
function listChecks() {
  // Resolved only now, after everything is installed. The native compiler, next to the one that other tools use, takes
  // a third of the time.
  const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')))
  /** @type {Check[]} */
  const checks = [
    { name: 'types of tools and tests', args: [tsc, '-p', 'tsconfig.tools.json'] },
    { name: 'types of the server', args: [tsc, '-p', 'tsconfig.server.json'] },
    { name: 'types of the client', args: [tsc, '-p', 'tsconfig.client.json'] },
    { name: 'types of the service worker', args: [tsc, '-p', 'tsconfig.worker.json'] },
    { name: 'walls', args: ['scripts/steps/check-walls.mjs'] },
    { name: 'unused code and packages', args: [installed('knip/bin/knip.js'), '--no-progress'] },
    { name: 'lint and format', args: [installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  ]
  return checks
}

const lanes = 3

/**
 * Runs every check, whatever the others say.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const waiting = listChecks()
  const count = { passed: 0, failed: 0 }
  await Promise.all(Array.from({ length: lanes }, () => runLane(waiting, count)))
  return count
}

/**
 * @param {Check[]} waiting
 * @param {{ passed: number, failed: number }} count
 */
async function runLane(waiting, count) {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const { code, output } = await runProgram(check.args)
    if (code === 0) count.passed++
    else {
      count.failed++
      console.log(`\n${output.trimEnd()}\n`)
    }
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${check.name}`)
  }
}
