import { readMembership } from '#contract/membership.ts'
import { fillSignUp, registerElsewhere, signIn } from './accounts-steps.ts'
import { expectNoAxeViolations } from './harness/accessibility.ts'
import { somebody } from './harness/people.ts'
import { expect, test } from './harness/test.ts'
import { rowOf } from './radio-rows.ts'

test('shows the join page’s plans beside the sign-in form', async ({ page }) => {
  await page.goto('/subscribe')
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked()
  const yearly = rowOf(page, /Yearly/)
  await expect(yearly).toContainText('Save 33%')
  await expect(yearly).toContainText('Only $5.42/month')
  await expect(yearly).toContainText(/\$64\.99\s*per year/)
  await expect(rowOf(page, 'Monthly')).toContainText(/\$7\.99\s*per month/)
  await expect(page.getByText('AI Coach WingMate (24/7)')).toBeVisible()
  await expect(page.getByText('Demo mode')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home', exact: true })).toHaveAttribute('href', '/')
  await expectNoAxeViolations(page)
})

test('a plan picked there is bought right after signing up, as a demo', async ({ page, api }) => {
  test.slow()
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Continue with Yearly' }).click()
  await page.getByRole('radio', { name: 'Sign Up' }).click()
  await fillSignUp(page, somebody())
  await page.getByRole('button', { name: /Create|Sign Up/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Demo Mode' })).toHaveText(
    'Demo Mode: Payment processing not configured. Redirecting to dashboard...',
  )
  await expect(page).toHaveURL('/?success=true&dev=true')
  await expect(page.getByRole('heading', { name: 'Processing Payment...' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText('Annual subscription activated - You saved 33%!')).toBeVisible()
  for (const gain of ['AI coaching', 'Mood tracking', 'Coping techniques', 'Community support']) {
    await expect(page.getByRole('listitem').filter({ hasText: gain })).toBeVisible()
  }
  await expectNoAxeViolations(page)
  expect(await api.call(readMembership)).toMatchObject({ status: 'active', planId: 'join_yearly' })
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
  await expect(page).toHaveURL('/')
})

test('with no plan picked, signing in leads to the prices', async ({ page, anotherDevice }) => {
  const person = await registerElsewhere(anotherDevice)
  await page.goto('/subscribe')
  await signIn(page, person)
  await expect(page).toHaveURL('/pricing')
})

test('a member is sent to the prices', async ({ page, member }) => {
  await member()
  await page.goto('/subscribe')
  await expect(page).toHaveURL('/pricing')
})

const failures = [
  { what: 'a server that is away', reply: { status: 503, json: { message: 'away' } } },
  { what: 'a missing session id', reply: { status: 200, json: { url: 'https://checkout.example/x' } } },
]
for (const { what, reply } of failures) {
  test(`says what happened on ${what}, and tries again`, async ({ page, anotherDevice, pageWatch }) => {
    pageWatch.tolerate(/status of 503/)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const person = await registerElsewhere(anotherDevice)
    await page.route('**/api/create-checkout-session', (route) => route.fulfill(reply))
    await page.goto('/subscribe')
    await page.getByRole('radio', { name: 'Monthly' }).click()
    await signIn(page, person)
    await expect(page.getByRole('alert').filter({ hasText: 'Payment system error. Please try again.' })).toBeVisible()
    if (reply.status === 200) expect(said.join('\n')).toContain('No session ID received from server')
    await page.unroute('**/api/create-checkout-session')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/?success=true&dev=true')
  })
}
