import { readTrialStatus } from '#contract/trial.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { somebody } from '../harness/people.ts'
import { expect, phone, test } from '../harness/test.ts'
import { fillSignUp, toastWith } from '../steps/accounts-steps.ts'
import { rowOf } from '../steps/radio-rows.ts'

const trialButton = 'Start 14-Day FREE Trial'

test('shows a visitor every plan, what it brings and how it is paid, and leads on by address', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked()
  const annual = rowOf(page, /Annual/)
  await expect(annual).toContainText(/Annual\s*20%/)
  await expect(annual).toContainText('$83.88 $59.88/year. Save $24 compared to monthly')
  await expect(annual.locator('s')).toContainText('$83.88')
  await expect(annual).toContainText(/\$4\.99\s*\/month/)
  await expect(rowOf(page, 'Monthly')).toContainText(/\$6\.99\s*\/month/)
  const lifetime = rowOf(page, 'Lifetime')
  await expect(lifetime).toContainText('Save $250+ vs yearly plans')
  await expect(lifetime.locator('s')).toContainText('$497')
  await expect(lifetime).toContainText(/\$297\s*one-time/)
  for (const words of [
    'Small Talk Cues',
    'AI Coach WingMate (24/7)',
    'Energy Boost Activities',
    'Progress Tracking & Analytics',
    'Priority Support',
    'Cancel anytime • No hidden fees • 30-day money-back guarantee',
    'We accept Visa, MasterCard, American Express, Discover.',
    '$59.88 when you subscribe, then $59.88 every year until you cancel.',
  ]) {
    await expect(page.getByText(words)).toBeVisible()
  }

  await expect(page.getByRole('link', { name: trialButton })).toHaveAttribute('href', '/auth?action=startTrial')
  await expect(page.getByRole('link', { name: 'Create an account first' })).toHaveAttribute(
    'href',
    '/auth?action=subscribe',
  )
  for (const plan of ['Annual', 'Monthly', 'Lifetime']) {
    await page.getByRole('radio', { name: plan }).click()
    await expect(page.getByRole('link', { name: `Continue with ${plan}` })).toHaveAttribute(
      'href',
      `/auth?action=subscribe-${plan.toLowerCase()}`,
    )
  }
  await page.goto('/pricing?billing=monthly')
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(page.getByRole('link', { name: 'Continue with Monthly' })).toBeVisible()
  await page.goto('/pricing?canceled=true')
  await expect(toastWith(page, 'Payment canceled', 'Nothing was charged.')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
})

test('says that nothing is charged here, before and after the scripts have loaded', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/pricing')
  await expect(page.getByText('Demo mode')).toBeVisible()
  await expect(page.getByText('Plans cannot be bought')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Continue with Annual' })).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.reload()
  await waitUntilAwake(page)
  await expect(page.getByText('Demo mode')).toBeVisible()
  await expect(page.getByText('Plans cannot be bought')).toHaveCount(0)
})

test('starts the trial of a visitor who signs up for it', async ({ page, api }) => {
  await page.goto('/pricing')
  await page.getByRole('link', { name: trialButton }).click()
  await page.getByRole('radio', { name: 'Sign Up' }).click()
  await fillSignUp(page, somebody())
  await page.getByRole('button', { name: /Create|Sign Up/ }).click()
  await expect(toastWith(page, 'Welcome to Hearten!', 'Your 14-day free trial has started.')).toBeVisible()
  expect(await api.call(readTrialStatus)).toEqual({ isInTrial: true, daysLeft: 14, hasUsedTrial: true })
})

test('starts a member’s trial at the press of a button, without payment', async ({ page, member }) => {
  await member()
  await page.goto('/pricing')
  await page.getByRole('button', { name: trialButton }).click()
  await expect(toastWith(page, 'Welcome to Hearten!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your free trial is running.' })).toBeVisible()
  await expect(page.getByRole('button', { name: trialButton })).toHaveCount(0)
  await page.reload()
  await expect(toastWith(page, 'Your free trial is running', '14 days left.')).toBeVisible()
})

test('says why a trial did not start; trial=true starts it and cleans the address', async ({
  page,
  member,
  api,
  pageWatch,
}) => {
  pageWatch.tolerate(/ERR_FAILED/)
  await member()
  await page.route('**/api/trial/start', (route) => route.abort())
  await page.goto('/pricing')
  await page.getByRole('button', { name: trialButton }).click()
  await expect(toastWith(page, 'Your trial did not start', 'Failed to start trial')).toBeVisible()
  await page.unroute('**/api/trial/start')
  await page.goto('/pricing?trial=true')
  await expect(toastWith(page, 'Welcome to Hearten!')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  expect((await api.call(readTrialStatus)).isInTrial).toBe(true)
})

test('billing in the address buys that plan for a member, visibly as a demo', async ({ page, member }) => {
  await member()
  await page.goto('/pricing?billing=lifetime')
  await expect(toastWith(page, 'Payment Successful!', 'Demo: Hearten lifetime is yours')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { name: 'There is nothing left to buy.' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('shows that it is processing, and does it once', async ({ page, member }) => {
  await member()
  let calls = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/create-checkout-session', async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Continue with Annual' }).dblclick()
  const busy = page.getByRole('button', { name: 'Processing...' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: trialButton })).toBeDisabled()
  release()
  await expect(page.getByRole('heading', { name: 'You have Hearten annual.' })).toBeVisible()
  expect(calls).toBe(1)
})

test('a session lost on the way leads to sign-in', async ({ page, member }) => {
  await member()
  await page.route('**/api/create-checkout-session', (route) =>
    route.fulfill({
      status: 401,
      json: { error: 'Unauthorized', code: 'unauthorized', message: 'Please sign in to continue.' },
    }),
  )
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Continue with Annual' }).click()
  await expect(toastWith(page, 'Unauthorized', 'You are logged out. Redirecting to sign in...')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('is chosen and bought by keyboard alone', async ({ page, member }) => {
  await member()
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Continue with Annual' })).toBeVisible()
  await page.getByRole('radio', { name: /Annual/ }).focus()
  // Held down like a real key press: the choice follows the focus while the key is down.
  await page.keyboard.down('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await page.keyboard.up('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Continue with Monthly' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You have Hearten monthly.' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)
  test('is accessible to visitors and members, in both themes', async ({ page, member }) => {
    await page.goto('/pricing')
    await expect(page.getByText('Demo mode')).toBeVisible()
    await expectNoAxeViolations(page)
    await member()
    await page.goto('/pricing?billing=annual')
    await expect(page.getByRole('heading', { name: 'You have Hearten annual.' })).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
