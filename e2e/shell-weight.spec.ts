import type { Page } from '@playwright/test'
import { waitUntilAwake } from './harness/awake.ts'
import { expect, test } from './harness/test.ts'

const usualKb = 132
/** Help carries the lines of every country, so that choosing one needs no network. */
const budgets: Readonly<Record<string, number>> = { '/help-now': 137 }

/** What the page fetches of this kind from now on. Sizes are known a little after the file, so they are waited for. */
function weigh(page: Page, kind: 'script' | 'font') {
  const files: Promise<{ path: string; size: number }>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== kind) return
    const { pathname: path } = new URL(request.url())
    files.push(request.sizes().then(({ responseBodySize: size }) => ({ path, size })))
  })
  return async () => {
    await waitUntilAwake(page)
    const found = await Promise.all(files)
    return {
      found,
      total: found.reduce((sum, { size }) => sum + size, 0),
      list: found.map(({ path, size }) => `${size} ${path}`).join('\n'),
    }
  }
}

for (const address of [
  '/',
  '/articles',
  '/articles/first-date-social-anxiety',
  '/help-now',
  '/auth',
  '/pricing',
  '/privacy',
  '/newsletter',
]) {
  const budgetKb = budgets[address] ?? usualKb
  test(`${address} brings at most ${budgetKb} KB of JavaScript`, async ({ page }) => {
    const read = weigh(page, 'script')
    await page.goto(address)
    const { found, total, list } = await read()
    expect(found.length, list).toBeGreaterThan(3)
    expect(total, list).toBeLessThanOrEqual(budgetKb * 1024)
  })
}

test('/ brings at most 45 KB of fonts, and the italic one once there are words of one’s own', async ({ page }) => {
  const read = weigh(page, 'font')
  await page.goto('/')
  const { found, total, list } = await read()
  expect(total, list).toBeLessThanOrEqual(45 * 1024)
  expect(found, list).toHaveLength(2)

  await page.getByRole('textbox', { name: 'Your words for: your name' }).fill('Robin')
  await expect.poll(async () => (await read()).list).toContain('italic')
})
