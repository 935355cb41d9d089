import { mkdirSync, rmSync } from 'node:fs'
import { requireBrowser } from '../steps/browser/get-browser.mjs'
import { buildAll, buildContent } from '../steps/build-steps.mjs'
import { runChecks } from '../steps/checks.mjs'
import { CommandError } from '../steps/command-error.mjs'
import { resultsDir } from '../steps/folders.mjs'
import { installPackages } from '../steps/packages/install.mjs'
import { runBrowserTests, runVitest } from '../steps/suites.mjs'

/** @typedef {import('../steps/suites.mjs').Count} Count */
/** @typedef {import('../steps/browser/find-browser.mjs').Browser} Browser */

/** @param {Browser | CommandError} browser */
function listStages(browser) {
  return [
    { title: 'Content', run: () => countAsOne(buildContent) },
    { title: 'Checks', run: runChecks },
    { title: 'Build', run: () => countAsOne(buildAll) },
    { title: 'Unit, API and command tests', run: runVitest },
    { title: 'Browser tests', run: async () => runInBrowser(browser) },
  ]
}

export async function run() {
  await installPackages()
  // First of all, so that somebody without a browser learns it now and not a quarter of an hour later.
  const browser = await findOrExplain()
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  const total = { passed: 0, failed: 0 }
  const lines = []
  for (const { title, run: runStage } of listStages(browser)) {
    console.log(`\n— ${title}`)
    const start = Date.now()
    const { passed, failed } = await runStage()
    total.passed += passed
    total.failed += failed
    lines.push(`${title}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - start) / 1000)} s`)
  }
  console.log(`\n${lines.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  if (browser instanceof CommandError) console.log(browser.message)
  return total.failed > 0 ? 1 : 0
}

/** Without a browser everything else is still tested. */
async function findOrExplain() {
  try {
    return await requireBrowser()
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.log(error.message)
    return error
  }
}

/**
 * @param {Browser | CommandError} browser
 * @returns {Promise<Count>}
 */
async function runInBrowser(browser) {
  if (!(browser instanceof CommandError)) return runBrowserTests(browser)
  console.log(browser.message)
  return { passed: 0, failed: 1 }
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
