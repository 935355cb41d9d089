import { mkdirSync, rmSync } from 'node:fs'
import { buildAll, buildContent } from '../steps/build-steps.mjs'
import { runChecks } from '../steps/checks.mjs'
import { CommandError } from '../steps/command-error.mjs'
import { resultsDir } from '../steps/folders.mjs'
import { installPackages } from '../steps/install.mjs'
import { runBrowserTests, runVitest } from '../steps/suites.mjs'

/** @typedef {import('../steps/suites.mjs').Count} Count */

const stages = [
  { title: 'Content', run: () => countAsOne(buildContent) },
  { title: 'Checks', run: runChecks },
  { title: 'Build', run: () => countAsOne(buildAll) },
  { title: 'Unit, API and command tests', run: runVitest },
  { title: 'Browser tests', run: runBrowserTests },
]

export async function run() {
  await installPackages()
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  const total = { passed: 0, failed: 0 }
  const lines = []
  for (const { title, run: runStage } of stages) {
    console.log(`\n— ${title}`)
    const start = Date.now()
    const { passed, failed } = await runStage()
    total.passed += passed
    total.failed += failed
    lines.push(`${title}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - start) / 1000)} s`)
  }
  console.log(`\n${lines.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}

/**
 * A failed step must not hide what the later ones have to say.
 * @param {() => Promise<void>} step
 * @returns {Promise<Count>}
 */
async function countAsOne(step) {
  try {
    await step()
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.log(`${error.output}\n${error.message}`)
    return { passed: 0, failed: 1 }
  }
}
