import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './e2e/harness/browser.ts'
import { patienceMs } from './e2e/harness/patience.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/harness/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // On two busy cores one journey in a thousand loses a race. It is tried again, and named as flaky at the end.
  retries: 1,
  forbidOnly: true,
  // Only against hanging: a busy machine is no failure. A journey gets more when the machine slows down meanwhile.
  timeout: patienceMs(60_000),
  expect: { timeout: patienceMs(15_000) },
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-US',
    // Far enough from UTC that a day counted in the wrong zone shows.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Journeys talk to the server itself; the one about being offline asks for the worker.
    serviceWorkers: 'block',
  },
})
