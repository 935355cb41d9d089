import { readMembership } from '#contract/membership.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { somebody } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'
import { fillSignUp, registerElsewhere, signIn } from '../steps/accounts-steps.ts'
import { rowOf } from '../steps/radio-rows.ts'

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

test('with no plan picked, signing in leads to the prices, and so does coming back as a member', async ({
  page,
  anotherDevice,
}) => {
  const person = await registerElsewhere(anotherDevice)
  await page.goto('/subscribe')
  await signIn(page, person)
  await expect(page).toHaveURL('/pricing')
  await page.goto('/subscribe')
  await expect(page).toHaveURL('/pricing')
})

test('says what happened when it cannot be paid, and tries again', async ({ page, anotherDevice, pageWatch }) => {
  pageWatch.tolerate(/status of 503/)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const person = await registerElsewhere(anotherDevice)
  const replies = [
    { status: 503, json: { message: 'away' } },
    { status: 200, json: { url: 'https://checkout.example/x' } },
    { status: 200, json: { sessionId: 'cs_1', url: 'https://[' } },
  ]
  await page.route('**/api/create-checkout-session', (route) => {
    const reply = replies.shift()
    return reply ? route.fulfill(reply) : route.continue()
  })
  const alert = (words: string | RegExp) => page.getByRole('alert').filter({ hasText: words })
  const tryAgain = page.getByRole('button', { name: 'Try again' })

  await page.goto('/subscribe')
  await page.getByRole('radio', { name: 'Monthly' }).click()
  await signIn(page, person)
  await expect(alert('Payment system error. Please try again.')).toBeVisible()
  expect(said.join('\n')).not.toContain('No session ID')
  await tryAgain.click()
  await expect.poll(() => said.join('\n')).toContain('No session ID received from server')
  await expect(alert('Payment system error. Please try again.')).toBeVisible()
  await tryAgain.click()
  await expect(alert(/Payment error: .*URL/)).toContainText('Nothing was charged.')
  await tryAgain.click()
  await expect(page).toHaveURL('/?success=true&dev=true')
})
