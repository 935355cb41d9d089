import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './e2e/harness/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/harness/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // On two busy cores one journey in a thousand loses a race. It is tried again, and named as flaky at the end.
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
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
