import { expect, type Page } from '@playwright/test'
import { readTechniqueStats } from '#contract/techniques.ts'
import type { Api } from '../harness/api.ts'

const evening = new Date('2025-11-15T19:00:00')
const muchLater = new Date('2025-11-15T22:00:00')

/** Opens an activity with a fake clock that only advances when a test says so. */
export async function openActivity(page: Page, id: string) {
  await page.clock.install({ time: evening })
  await page.goto(`/energy-boost/${id}`)
  await stopClock(page)
}

/** Only once the page has loaded, since loading needs a running clock. */
export async function stopClock(page: Page) {
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await page.clock.pauseAt(muchLater)
}

export async function start(page: Page) {
  await page.getByRole('button', { name: 'Start' }).click()
}

/** Presses Complete Early and lets the clock run again, because the server's answers need it. */
export async function completeEarly(page: Page) {
  await page.getByRole('button', { name: 'Complete Early' }).click()
  await page.clock.resume()
}

export async function totals(api: Api) {
  return (await api.call(readTechniqueStats)).total
}

/** Counts calls to an address as they leave the browser. */
export function countCalls(page: Page, method: string, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}
