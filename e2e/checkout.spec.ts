import { readMembership } from '#contract/membership.ts'
import { fillSignUp, toastWith } from './accounts-steps.ts'
import { centsIn } from './checkout-steps.ts'
import { signUp, somebody } from './harness/people.ts'
import { expect, test } from './harness/shop.ts'
import { rowOf } from './radio-rows.ts'

// These journeys leave for the payment page and come back: many whole page loads.
test.describe.configure({ timeout: 120_000 })

const plans = [
  { name: 'Annual', billingType: 'annual' },
  { name: 'Monthly', billingType: 'monthly' },
  { name: 'Lifetime', billingType: 'lifetime' },
]

for (const { name, billingType } of plans) {
  test(`charges for ${name} what the pricing page shows`, async ({ page, member, shop }) => {
    await member()
    await page.goto('/pricing')
    await page.getByRole('radio', { name }).click()
    const shown = await centsIn(page.locator('#terms'))
    await page.getByRole('button', { name: `Continue with ${name}` }).click()
    await expect(page.getByRole('heading', { name: `$${(shown / 100).toFixed(2)}`, exact: true })).toBeVisible()
    const session = shop.stripe.sessions.find((one) => page.url().endsWith(one.id))
    expect(session).toMatchObject({ price: { unit_amount: shown }, metadata: { plan: `pricing_${billingType}` } })
  })
}

for (const plan of ['Monthly', 'Yearly']) {
  test(`charges for ${plan} what the join page shows`, async ({ page, anotherDevice, shop }) => {
    const { api } = await anotherDevice()
    const person = await signUp(api)
    await page.goto('/subscribe')
    await page.getByRole('radio', { name: plan }).click()
    const shown = await centsIn(rowOf(page, plan).getByText(/^\$/))
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: `$${(shown / 100).toFixed(2)}`, exact: true })).toBeVisible()
    const session = shop.stripe.sessions.find((one) => page.url().endsWith(one.id))
    expect(session?.metadata.plan).toBe(`join_${plan.toLowerCase()}`)

    await page.getByRole('link', { name: 'Pay now' }).click()
    await expect(page.getByRole('heading', { name: 'Processing Payment...' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(
      page.getByText(
        plan === 'Yearly' ? 'Annual subscription activated - You saved 33%!' : 'Monthly subscription activated',
      ),
    ).toBeVisible()
    await expect(page.getByText(session!.id.slice(0, 20), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: /Maya/ })).toBeVisible()
  })
}

test('a visitor picks a plan, signs up, pays, cancels and resumes', async ({ page, api }) => {
  const person = somebody()
  await page.goto('/pricing')
  await page.getByRole('radio', { name: 'Monthly' }).click()
  await page.getByRole('link', { name: 'Continue with Monthly' }).click()
  await expect(page).toHaveURL('/auth?action=subscribe-monthly')
  await page.getByRole('radio', { name: 'Sign Up' }).click()
  await fillSignUp(page, person)
  await page.getByRole('button', { name: /Create|Sign Up/ }).click()

  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(toastWith(page, 'Payment Successful!', 'Hearten monthly')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { name: 'You have Hearten monthly.' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Monthly.*Your plan/ })).toBeVisible()

  await page.getByRole('link', { name: 'Cancel membership', exact: true }).click()
  await page.getByRole('radio', { name: 'Not using it enough' }).click()
  await page.getByRole('button', { name: 'Submit Cancellation' }).click()
  await expect(page.getByRole('heading', { name: 'Cancellation Request Submitted' })).toBeVisible()
  await expect(async () => expect((await api.call(readMembership)).status).toBe('canceled')).toPass()

  await page.goto('/account#membership')
  const section = page.getByRole('region', { name: 'Membership' })
  await expect(section).toContainText('Canceled. You keep everything until')
  await section.getByRole('button', { name: 'Resume membership' }).click()
  await expect(section).toContainText('Active. It renews on')
  expect(await api.call(readMembership)).toMatchObject({ status: 'active', isCancellationPending: false })
})

test('the way back from the payment page charges nothing and starts nothing', async ({ page, member, shop }) => {
  await member()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Continue with Annual' }).click()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(toastWith(page, 'Payment canceled', 'Nothing was charged.')).toBeVisible()
  await expect(page).toHaveURL('/pricing')

  await page.getByRole('button', { name: 'Continue with Annual' }).click()
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
  const before = shop.stripe.sessions.length
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('button', { name: 'Continue with Annual' })).toBeVisible()
  expect(shop.stripe.sessions.length).toBe(before)
})

test('a double click opens one payment page', async ({ page, member, shop }) => {
  const { user } = await member()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Continue with Annual' }).dblclick()
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
  expect(shop.stripe.sessions.filter((one) => one.metadata.userId === user.id && one.status === 'open')).toHaveLength(1)
})

test('an address that claims a payment is not believed', async ({ page, member, api }) => {
  await member()
  await page.goto('/pricing?success=true&session_id=cs_made_up')
  await expect(toastWith(page, 'Your payment is being confirmed')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await page.goto('/?success=true&plan=yearly&session_id=cs_made_up')
  await expect(page.getByRole('heading', { name: 'Your payment is still being confirmed.' })).toBeVisible()
  expect(await api.call(readMembership)).toMatchObject({ status: 'free' })
})

test('a provider that is away is an alert with the hint, and the plans can still be chosen', async ({
  page,
  member,
  shop,
  pageWatch,
}) => {
  pageWatch.tolerate(/status of 503/)
  await member()
  await page.goto('/pricing')
  shop.stripe.failNext(50)
  await page.getByRole('button', { name: 'Continue with Annual' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to create checkout session. Please try again.' })
  await expect(alert).toContainText(
    'Having trouble? Please ensure popup blockers are disabled, or try a different browser.',
  )
  shop.stripe.failNext(0)
  await page.getByRole('button', { name: 'Continue with Annual' }).click()
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
})
