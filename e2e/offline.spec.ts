import type { Page } from '@playwright/test'
import { expect, phone, test } from './harness/test.ts'

test.use({ ...phone, serviceWorkers: 'allow' })

/** Waits until the worker has its copy of everything and speaks for this page. */
async function keepOfflineCopy(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

test.describe('without a network', () => {
  test('Help now opens after any first visit, with numbers, breathing and lines', async ({
    page,
    context,
    pageWatch,
  }) => {
    pageWatch.tolerate(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/articles')
    await keepOfflineCopy(page)
    await context.setOffline(true)
    await page.goto('/help-now')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /988|116 123|findahelpline/i }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /breathe/i }).first()).toBeVisible()
  })

  test('an article that was never opened before can be read', async ({ page, context, pageWatch }) => {
    pageWatch.tolerate(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/help-now')
    await keepOfflineCopy(page)
    await context.setOffline(true)
    await page.goto('/articles/small-talk-social-anxiety-tips')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  })
})
