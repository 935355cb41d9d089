import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

export const checkIn = (page: Page) => page.getByRole('region', { name: /^How (is it right now|was )/ })
export const face = (page: Page, name: string) => checkIn(page).getByRole('radio', { name, exact: true })

export async function openDashboard(page: Page) {
  await page.goto('/dashboard')
  await expect(checkIn(page).getByRole('list', { name: 'This week' })).toBeVisible()
}

const calls = '**/api/**'

/** Blocks all writes to the server, in every tab. */
export const cutOff = (context: BrowserContext) =>
  context.route(calls, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))

export const reconnect = (context: BrowserContext) => context.unroute(calls)

/** The sign in the header with the number of unsent changes. */
export const sign = (page: Page) => page.getByRole('button', { name: /^\d+ not sent yet$/ })

export const dialogNamed = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** What happens when a phone finds its network, or somebody comes back to the tab. */
export const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

/** Everything this browser has stored, as text. */
export function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('hearten')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const transaction = database.transaction(['entries', 'drafts'])
    const rows = await Promise.all(
      ['entries', 'drafts'].map(
        (store) =>
          new Promise((resolve) => {
            const request = transaction.objectStore(store).getAll()
            request.onsuccess = () => resolve(request.result)
          }),
      ),
    )
    database.close()
    return JSON.stringify(rows.flat())
  })
}
