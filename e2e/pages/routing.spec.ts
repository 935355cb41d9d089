import type { Page } from '@playwright/test'
import { pages } from '#rules/pages/pages.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { signUp } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign In' }).click()
}

function visitedAddresses(page: Page): string[] {
  const visited: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url())
    visited.push(pathname + search)
  })
  return visited
}

test('every protected address shows a visitor the sign-in screen, where they are', async ({ page, request }) => {
  const closed = pages.filter((listed) => listed.access !== 'public')
  expect(closed.length).toBeGreaterThan(15)
  for (const [at, { path }] of closed.entries()) {
    const address = `${path.replace(':activityId', 'power-breathing')}?from=mail`
    expect((await request.get(address)).status(), address).toBe(200)
    // All share one gate, so only every third is opened in a browser.
    if (at % 3 !== 0) continue
    await page.goto(address)
    await expect(page.getByRole('form', { name: 'Sign in' }), address).toBeVisible()
    await expect(page).toHaveURL(address)
  }
  await page.goto('/%61ccount')
  await expect(page.getByRole('form', { name: 'Sign in' }), 'an address spelled with codes').toBeVisible()
})

test('signing in continues at the address that asked for it', async ({ page, anotherDevice }) => {
  const person = await signUp((await anotherDevice()).api)
  await page.goto('/account?from=mail')
  await signIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await page.waitForTimeout(700)
  await expect(page).toHaveURL('/account?from=mail')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})

test('an admin page says plainly that it is not for members', async ({ page, member }) => {
  await member()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'This page is for administrators' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('an unknown address is a 404 that shows the path and the full address, and restores the title on leaving', async ({
  page,
}) => {
  const answer = await page.goto('/no/such-place?x=1#y')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('404 Page Not Found')
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('/no/such-place', { exact: true })).toBeVisible()
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('overcome social anxiety')
})

test('a spinner stands in while it is not known who is there', async ({ page, member }) => {
  await member()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/user', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/account')
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})

test('a page that cannot ask who is there says so, and opens after all', async ({ page, member, pageWatch }) => {
  pageWatch.tolerate(/ERR_FAILED/)
  await member()
  await page.route('**/api/user', (route) => route.abort())
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: /can’t reach Hearten/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.unroute('**/api/user')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})

test('a member finds the dashboard at / without the landing page flashing by', async ({ page, member }) => {
  await member({ firstName: 'Maya' })
  const answer = await page.goto('/')
  expect(await answer?.text()).not.toContain('Never run out of things to say.')
  await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Maya/ })).toBeVisible()
})

test('auth=success and dev=true end on the dashboard, a payment return is shown first', async ({ page, member }) => {
  await member()
  for (const address of ['/?auth=success', '/account?dev=true']) {
    await page.goto(address)
    await expect(page).toHaveURL('/dashboard')
  }
  await page.goto('/?success=true&dev=true')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(300)
  await expect(page).toHaveURL(/success=true/)
})

test('a visitor with dev=true stays a visitor', async ({ page }) => {
  await page.goto('/?dev=true')
  await expect(page.getByRole('heading', { name: 'Never run out of things to say.' })).toBeVisible()
  await expect(page).toHaveURL('/?dev=true')
})

test('a trial chosen before signing in is carried out after it', async ({ page, anotherDevice }) => {
  const person = await signUp((await anotherDevice()).api)
  const visited = visitedAddresses(page)
  await page.goto('/auth?action=startTrial')
  await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible()
  await page.getByRole('radio', { name: 'Sign In' }).click()
  await signIn(page, person)
  await expect.poll(() => visited).toContain('/dashboard?startTrial=true')
  const stored = await page.evaluate(() => ({ ...sessionStorage }))
  expect(stored.authCompleted).toBe('true')
  expect(stored.postAuthAction).toBeUndefined()
})

test('a plan chosen before signing in leads to pricing after it', async ({ page, anotherDevice }) => {
  const person = await signUp((await anotherDevice()).api)
  const visited = visitedAddresses(page)
  await page.goto('/auth?action=subscribe-annual')
  await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible()
  await page.getByRole('radio', { name: 'Sign In' }).click()
  await signIn(page, person)
  await expect.poll(() => visited).toContain('/pricing?billing=annual')
  expect(await page.evaluate(() => sessionStorage.getItem('postAuthAction'))).toBeNull()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the public pages are real HTML with title, description and one heading', async ({ page }) => {
    for (const address of ['/', '/auth']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/overcome social anxiety$/)
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\w+ \w+/)
    }
  })
})
