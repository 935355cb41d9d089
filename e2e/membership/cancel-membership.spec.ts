import { cancelMembership, createCheckoutSession, readMembership } from '#contract/membership.ts'
import { startTrial } from '#contract/trial.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import type { Api } from '../harness/api.ts'
import { expect, phone, test } from '../harness/test.ts'

const buy = (api: Api, billingType: string) =>
  api.call(createCheckoutSession, { body: { planType: 'premium', billingType } })

test('asks for a reason, submits it with the feedback, and says what happens next', async ({
  page,
  member,
  api,
  outbox,
}) => {
  const { email } = await member()
  await buy(api, 'annual')
  await page.goto('/cancel-membership')
  await expect(page.getByRole('radiogroup').locator('label')).toHaveText([
    'Too expensive',
    'Not using it enough',
    'Found a better alternative',
    'Technical issues',
    'Not seeing results',
    'No longer need anxiety support',
    'Other',
  ])
  await expect(page.getByRole('link', { name: 'Back to pricing' })).toHaveAttribute('href', '/pricing')
  await expect(page.getByRole('link', { name: 'Keep My Membership' })).toHaveAttribute('href', '/pricing')

  const submit = page.getByRole('button', { name: 'Submit Cancellation' })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  const message = page.getByRole('alert').filter({ hasText: 'Please select a reason' })
  // Playwright would wait until it is enabled; a person just presses it.
  await submit.click({ force: true })
  await expect(message).toBeVisible()
  await page.reload()
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(message).toContainText("We need to understand why you're canceling to improve our service.")
  await page.getByText('Too expensive').click()
  await expect(message).toHaveCount(0)
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
  expect(await api.call(readMembership)).toMatchObject({ status: 'active', isCancellationPending: false })

  await page.getByLabel('Anything else you want us to know?').fill('I will be back.')
  const sent = page.waitForRequest(`**${cancelMembership.path}`)
  await submit.click()
  expect((await sent).postDataJSON()).toEqual({ reason: 'Too expensive', feedback: 'I will be back.' })
  await expect(page.getByRole('heading', { name: 'Cancellation Request Submitted' })).toBeFocused()
  await expect(page.getByText("We've received your request and will process it within 24 hours.")).toBeVisible()
  await expect(
    page.getByText(/Your access continues until the end of the billing period, \w+ \d+, \d{4}\./),
  ).toBeVisible()
  await expect(page.getByText('A confirmation email follows.')).toBeVisible()
  await expect(page.getByText('Your progress data is preserved for 30 days.')).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(async () => expect((await api.call(readMembership)).status).toBe('canceled')).toPass()
  expect((await outbox.next(email, /will not renew/)).text).toContain('Maya')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your membership is already canceled.' })).toBeVisible()
  await page.goto('/pricing')
  await page.getByRole('radio', { name: /Annual.*Your plan/ }).click()
  await expect(page.locator('#terms')).toContainText('Nothing is charged today. Then $59.88 every year')
  await page.getByRole('button', { name: 'Resume Annual' }).click()
  await expect(page.getByRole('heading', { name: 'You have Hearten annual.' })).toBeVisible()
  expect(await api.call(readMembership)).toMatchObject({ status: 'active', isCancellationPending: false })
})

test('keeps what was written when it could not be submitted', async ({ page, member, api, pageWatch }) => {
  pageWatch.tolerate(/status of 500/)
  await member()
  await buy(api, 'monthly')
  await page.route(`**${cancelMembership.path}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
  )
  await page.goto('/cancel-membership')
  await page.getByRole('radio', { name: 'Other' }).click()
  await page.getByLabel('Anything else you want us to know?').fill('Still here.')
  await page.getByRole('button', { name: 'Submit Cancellation' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to submit cancellation request. Please try again.' }),
  ).toBeVisible()
  await expect(page.getByLabel('Anything else you want us to know?')).toHaveValue('Still here.')
})

test('explains the situation to people without a membership that renews', async ({ page, member, api }) => {
  await member()
  await page.goto('/cancel-membership')
  await expect(page.getByText('You have no membership that renews. Nothing will be charged.')).toBeVisible()
  await api.call(startTrial, { body: {} })
  await page.reload()
  await expect(
    page.getByText(/Your free trial ends on its own on \w+ \d+, \d{4}\. Nothing will be charged\./),
  ).toBeVisible()
  await buy(api, 'lifetime')
  await page.reload()
  await expect(page.getByText('You have Hearten for life: you paid once, and nothing renews.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(phone)
  test('the form and the account’s section are accessible in both themes', async ({ page, member, api }) => {
    test.slow()
    await member()
    await buy(api, 'annual')
    await page.goto('/cancel-membership')
    await expect(page.getByRole('button', { name: 'Submit Cancellation' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.goto('/account')
    await expect(page.getByRole('region', { name: 'Membership' })).toContainText('Hearten annual · $59.88/year')
    await expectNoAxeViolations(page)
  })
})
