import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { somebody } from '../harness/people.ts'
import { expect, phoneAndDesktop, test } from '../harness/test.ts'
import { toastWith } from '../steps/accounts-steps.ts'

test('creates a test account, signs in with a token and says who is signed in', async ({ page }) => {
  const { email, password } = somebody()
  const log = page.getByRole('log', { name: 'Log' })
  await page.goto('/debug-auth')

  await page.getByRole('button', { name: 'Check authentication status' }).click()
  await expect(log).toContainText('Failed: Not signed in. 401:')
  await expect(toastWith(page, 'Not signed in')).toBeVisible()

  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Create test account' }).click()
  await expect(log).toContainText(`Created: ${email}`)
  // Created without cookies, so nobody is signed in by it.
  expect((await page.request.get('/api/user')).status()).toBe(401)

  await page.getByRole('button', { name: 'Create test account' }).click()
  await expect(log).toContainText(`Was there already: ${email}`)

  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(log).toContainText(`Signed in as ${email}`)
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toMatch(/\S{20,}/)

  await page.getByRole('button', { name: 'Check authentication status' }).click()
  await expect(log).toContainText('"emailVerified": false')
  await page.getByRole('button', { name: 'Clear log' }).click()
  await expect(log).not.toContainText(email)
})

test('shows failures in the log and as notices', async ({ page }) => {
  await page.goto('/debug-auth')
  await page.getByLabel('Email').fill(somebody().email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('Failed: Sign in failed. 401:')
  await expect(toastWith(page, 'Sign in failed', 'Invalid email or password')).toBeVisible()
  await page.getByLabel('Email').fill('maya')
  await page.getByRole('button', { name: 'Create test account' }).click()
  await expect(toastWith(page, 'Test account not created', 'Please enter a valid email address')).toBeVisible()
})

test('does not exist where debugging is switched off', async ({ page }) => {
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), hasDebugAuth: false } })
  })
  await page.goto('/debug-auth')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

for (const [place, device] of phoneAndDesktop) {
  test.describe(`on ${place}`, () => {
    test.use(device)

    test('it is accessible', async ({ page }) => {
      await page.goto('/debug-auth')
      await page.getByRole('button', { name: 'Check authentication status' }).click()
      await expect(page.getByRole('log')).toContainText('Failed')
      await expectNoAxeViolations(page)
    })
  })
}
