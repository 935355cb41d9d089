import { expect, test } from './harness/test.ts'

const usualKb = 131
/** Help carries the lines of every country, so that choosing one needs no network. */
const budgets: Readonly<Record<string, number>> = { '/help-now': 134 }

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
    const sizes = new Map<string, number>()
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return
      const { responseBodySize } = await response.request().sizes()
      sizes.set(new URL(response.url()).pathname, responseBodySize)
    })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    expect(sizes.size).toBeGreaterThan(3)
    expect(total, [...sizes].map(([path, size]) => `${size} ${path}`).join('\n')).toBeLessThanOrEqual(budgetKb * 1024)
  })
}
