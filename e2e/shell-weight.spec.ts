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

test('/ brings at most 45 KB of fonts, and the italic one once there are words of one’s own', async ({ page }) => {
  const sizes = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'font') return
    const { responseBodySize } = await response.request().sizes()
    sizes.set(new URL(response.url()).pathname, responseBodySize)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  expect(total, [...sizes].map(([path, size]) => `${size} ${path}`).join('\n')).toBeLessThanOrEqual(45 * 1024)
  expect(sizes.size).toBe(2)

  await page.getByRole('textbox', { name: 'Your words for: your name' }).fill('Robin')
  await expect.poll(() => [...sizes.keys()].filter((path) => path.includes('italic')).length).toBe(1)
})
