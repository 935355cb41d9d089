import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countBrowser, countSuite, countVitest } from './suites.mjs'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hearten-suites-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function report(content: unknown) {
  const path = join(dir, 'report.json')
  await writeFile(path, JSON.stringify(content))
  return path
}

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] }
const crashed = { status: 'failed', assertionResults: [] }

it('counts the tests of a report, and a file that crashed before its first test as one failure', async () => {
  const path = await report({ numPassedTests: 5, numFailedTests: 1, testResults: [passed, failed, crashed] })
  expect(countSuite(1, path, countVitest)).toEqual({ passed: 5, failed: 2 })
})

it('counts browser tests, those that passed at the second try as passed, errors outside of tests as failures', async () => {
  const path = await report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] })
  expect(countSuite(1, path, countBrowser)).toEqual({ passed: 8, failed: 2 })
})

it('counts a suite that left no report as failed', () => {
  expect(countSuite(0, join(dir, 'nothing.json'), countVitest)).toEqual({ passed: 0, failed: 1 })
})

it('counts a suite that ended badly as failed, even if its report names no failure', async () => {
  const path = await report({ numPassedTests: 5, numFailedTests: 0, testResults: [passed] })
  expect(countSuite(1, path, countVitest)).toEqual({ passed: 5, failed: 1 })
  expect(countSuite(0, path, countVitest)).toEqual({ passed: 5, failed: 0 })
})

it('counts a run without any test as a failure', async () => {
  const path = await report({ numPassedTests: 0, numFailedTests: 0, testResults: [] })
  expect(countSuite(0, path, countVitest)).toEqual({ passed: 0, failed: 1 })
})
