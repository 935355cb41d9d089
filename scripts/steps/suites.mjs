import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installed, resultsDir } from './folders.mjs'
import { runProgram } from './program.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

const env = { CI: 'true', NODE_ENV: 'test' }

/** @returns {Promise<Count>} */
export async function runVitest() {
  const report = join(resultsDir, 'vitest.json')
  const args = [
    installed('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const { code } = await runProgram(args, { env, isLoud: true })
  return countSuite(code, report, countVitest)
}

/**
 * @param {import('./browser/find-browser.mjs').Browser} browser
 * @returns {Promise<Count>}
 */
export async function runBrowserTests(browser) {
  const args = [installed('@playwright/test/cli.js'), 'test']
  const { code } = await runProgram(args, { env: { ...env, E2E_BROWSER: JSON.stringify(browser) }, isLoud: true })
  return countSuite(code, join(resultsDir, 'browser.json'), countBrowser)
}

/**
 * A suite that crashed counts as failed, whatever it had written down before.
 * @param {number} code
 * @param {string} report
 * @param {(text: string) => Count} countReport
 * @returns {Count}
 */
export function countSuite(code, report, countReport) {
  /** @type {Count} */
  let count = { passed: 0, failed: 0 }
  try {
    count = countReport(readFileSync(report, 'utf8'))
  } catch {
    return { passed: 0, failed: 1 }
  }
  if (code !== 0 && count.failed === 0) return { ...count, failed: 1 }
  // No tests at all prove nothing, so that counts as a failure.
  return count.passed + count.failed === 0 ? { passed: 0, failed: 1 } : count
}

/**
 * @param {string} text
 * @returns {Count}
 */
export function countVitest(text) {
  const report = JSON.parse(text)
  // A file that fails before its first test has no failed test to report.
  const crashedFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + crashedFiles.length }
}

/**
 * @param {string} text
 * @returns {Count}
 */
export function countBrowser(text) {
  const { stats, errors } = JSON.parse(text)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
