import type { Page } from '@playwright/test'
import { waitUntilAwake } from '../harness/awake.ts'
import { expect, test } from '../harness/test.ts'

const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign in' })

/** Prerendered pages are on screen before their script runs; changing the address before that would load another page. */
async function untilGuarded(page: Page) {
  await waitUntilAwake(page)
  await page.waitForFunction(() => history.pushState !== History.prototype.pushState)
}

test('foreign sign-in addresses lead to our own, in the same history entry', async ({ page }) => {
  for (const address of [
    '/login',
    '/signup',
    '/users/register?from=mail',
    '/oauth/callback?code=1',
    '/sso',
    '/continue-with-email',
    '/?provider=oauth',
    '/my%20login',
  ]) {
    await page.goto('/forgot-password')
    await page.goto(address)
    await expect(page).toHaveURL('/auth')
    await expect(signInForm(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/forgot-password')
  }
})

test('addresses that only look like a foreign sign-in open unchanged', async ({ page }) => {
  for (const address of ['/articles/lessons', '/articles/authors%20note', '/pricing?provider=oauth&sso=1']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(300)
    await expect(page).toHaveURL(address)
    await expect(signInForm(page)).toBeHidden()
  }
})

test('an address with encoded question mark and equals sign is put right', async ({ page }) => {
  const answer = await page.goto('/auth%3Faction%3Dsubscribe')
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveURL('/auth?action=subscribe')
  await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible()
  await page.goto('/no-such%3Fa%3D1')
  await expect(page).toHaveURL('/no-such?a=1')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('programmatic pushes and replacements to a foreign sign-in become ours, and the screen follows', async ({
  page,
}) => {
  for (const method of ['pushState', 'replaceState'] as const) {
    await page.goto('/')
    await untilGuarded(page)
    await page.evaluate((name) => history[name]({}, '', '/signup?plan=1'), method)
    expect(new URL(page.url()).pathname).toBe('/auth')
    await expect(signInForm(page)).toBeVisible()
  }
  await page.evaluate(() => history.pushState({}, '', 'https://accounts.google.com/signin'))
  await expect(page).toHaveURL('/auth')
})

test('the address is checked again 100 ms after back or forward', async ({ page }) => {
  await page.goto('/')
  await untilGuarded(page)
  await page.evaluate(() => {
    // Bypasses the guard: an entry that existed before it.
    History.prototype.pushState.call(history, { idx: 1, key: 'a' }, '', '/sso')
    History.prototype.pushState.call(history, { idx: 2, key: 'b' }, '', '/forgot-password')
  })
  await page.goBack()
  await expect(page).toHaveURL('/auth')
  await expect(signInForm(page)).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/forgot-password')
})

test('a begun sign-up is finished on our own form after an external detour', async ({ page }) => {
  await page.goto('/auth')
  await page.evaluate(() => {
    const begun = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Okoro', startedAt: new Date().toISOString() }
    localStorage.setItem('pendingSignupData', JSON.stringify(begun))
  })
  const finishing = page.waitForRequest('**/api/auth/replit-to-custom-redirect')
  await page.goto('/oauth/callback?code=1').catch(() => {})
  await finishing
  await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
})
