import { join } from 'node:path'
import { installed, root } from './folders.mjs'
import { runProgram } from './program.mjs'

/** @typedef {{ name: string, script: string, args: string[] }} Check */

const tsc = installed('typescript/bin/tsc')

/** The slow ones first, so that two cores finish together. @type {Check[]} */
const checks = [
  { name: 'types of the client', script: tsc, args: ['-p', 'tsconfig.client.json'] },
  { name: 'types of the server', script: tsc, args: ['-p', 'tsconfig.server.json'] },
  { name: 'types of tools and tests', script: tsc, args: ['-p', 'tsconfig.tools.json'] },
  { name: 'walls', script: join(root, 'scripts', 'steps', 'check-walls.mjs'), args: [] },
  { name: 'unused code and packages', script: installed('knip/bin/knip.js'), args: ['--no-progress'] },
  { name: 'lint and format', script: installed('@biomejs/biome/bin/biome'), args: ['check', '--error-on-warnings'] },
]

const lanes = 3

/**
 * Runs every check, whatever the others say.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const waiting = [...checks]
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
    const { code, output } = await runProgram(check.script, check.args)
    if (code === 0) count.passed++
    else {
      count.failed++
      console.log(`\n${output.trimEnd()}\n`)
    }
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${check.name}`)
  }
}
