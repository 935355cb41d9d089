import type { Page } from '@playwright/test'
import { readCurrentUser } from '#contract/accounts/accounts.ts'
import { createCheckoutSession, readMembership, refreshMembership } from '#contract/membership.ts'
import type { Api } from '../harness/api.ts'
import { patienceMs } from '../harness/patience.ts'
import { somebody } from '../harness/people.ts'
import { testInShop } from '../harness/shop.ts'
import { expect } from '../harness/test.ts'
import { fillSignUp, toastWith } from '../steps/accounts-steps.ts'
import { centsIn } from '../steps/checkout-steps.ts'
import { rowOf } from '../steps/radio-rows.ts'

const test = testInShop()

// These journeys go to the payment page and back: many full page loads.
test.describe.configure({ timeout: patienceMs(120_000) })

test('charges for each plan what the pricing page shows', async ({ page, member, stripe }) => {
  await member()
  for (const name of ['Annual', 'Monthly', 'Lifetime']) {
    await page.goto('/pricing')
    await page.getByRole('radio', { name }).click()
    const shown = await centsIn(page.locator('#terms'))
    await page.getByRole('button', { name: `Continue with ${name}` }).click()
    await expect(page.getByRole('heading', { name: `$${(shown / 100).toFixed(2)}`, exact: true })).toBeVisible()
    const session = stripe.sessions.find((one) => page.url().endsWith(one.id))
    const plan = `pricing_${name.toLowerCase()}`
    expect(session).toMatchObject({ price: { unit_amount: shown }, status: 'open', metadata: { plan } })
  }
})

for (const plan of ['Monthly', 'Yearly']) {
  test(`charges for ${plan} what the join page shows, and opens everything`, async ({ page, api, stripe }) => {
    const person = somebody()
    await page.goto('/subscribe')
    await page.getByRole('radio', { name: plan }).click()
    const shown = await centsIn(rowOf(page, plan).getByText(/^\$/))
    await page.getByRole('radio', { name: 'Sign Up' }).click()
    await fillSignUp(page, person)
    await page.getByRole('button', { name: /Create|Sign Up/ }).click()
    await expect(page.getByRole('heading', { name: `$${(shown / 100).toFixed(2)}`, exact: true })).toBeVisible()
    const session = stripe.sessions.find((one) => page.url().endsWith(one.id))
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
    expect(await api.call(readCurrentUser)).toMatchObject({ isPremium: true, subscriptionStatus: 'active' })
    if (plan === 'Monthly') await cancelAndResume(page, api)
  })
}

test('a visitor picks a plan, signs up, pays, cancels, resumes and changes the plan', async ({ page, api, stripe }) => {
  const person = somebody()
  await page.goto('/pricing')
  await page.getByRole('radio', { name: 'Monthly' }).click()
  await page.getByRole('link', { name: 'Continue with Monthly' }).click()
  await expect(page).toHaveURL('/auth?action=subscribe-monthly')
  await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible()
  await fillSignUp(page, person)
  await page.getByRole('button', { name: /Create|Sign Up/ }).click()

  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(toastWith(page, 'Payment Successful!', 'Hearten monthly')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { name: 'You have Hearten monthly.' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Monthly.*Your plan/ })).toBeVisible()
  const user = await api.call(readCurrentUser)
  expect(user.isPremium).toBe(true)

  await page.getByRole('link', { name: 'Cancel membership', exact: true }).click()
  await cancelAndResume(page, api)

  await page.goto('/pricing')
  await page.getByRole('radio', { name: /Annual/ }).click()
  await expect(page.locator('#terms')).toContainText('$59.88 every year from now on')
  await page.getByRole('button', { name: 'Change to Annual' }).click()
  await expect(toastWith(page, 'Done', 'Your plan is now Hearten annual.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You have Hearten annual.' })).toBeVisible()
  const own = stripe.subscriptions.filter((one) => one.metadata.userId === user.id)
  expect(own).toMatchObject([{ items: { data: [{ price: { unit_amount: 5988 } }] } }])
})

async function cancelAndResume(page: Page, api: Api) {
  await page.goto('/cancel-membership')
  await page.getByRole('radio', { name: 'Not using it enough' }).click()
  await page.getByRole('button', { name: 'Submit Cancellation' }).click()
  await expect(page.getByRole('heading', { name: 'Cancellation Request Submitted' })).toBeVisible()
  await expect(async () => expect((await api.call(readMembership)).status).toBe('canceled')).toPass()
  await page.goto('/account#membership')
  const section = page.getByRole('region', { name: 'Membership' })
  await expect(section).toBeInViewport()
  await expect(section).toContainText('Canceled. You keep everything until')
  await section.getByRole('button', { name: 'Resume membership' }).click()
  await expect(section).toContainText('Active. It renews on')
  expect(await api.call(readMembership)).toMatchObject({ status: 'active', isCancellationPending: false })
}

test('a payment that failed: what it means, where the card is changed, and nothing else to buy', async ({
  page,
  member,
  api,
  stripe,
}) => {
  const { user } = await member()
  await api.call(createCheckoutSession, { body: { planType: 'premium', billingType: 'monthly' } })
  stripe.pay(stripe.sessions.find((one) => one.metadata.userId === user.id)!.id)
  const subscription = stripe.subscriptions.find((one) => one.metadata.userId === user.id)!
  subscription.status = 'past_due'
  await api.call(refreshMembership)

  await page.goto('/pricing')
  await expect(page.getByText(/The last payment did not go through\. You keep everything until/)).toBeVisible()
  await expect(page.getByText('Your last payment did not go through.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Continue|Change to/ })).toHaveCount(0)
  await expect(page.locator('#terms')).toHaveCount(0)
  await page.getByRole('link', { name: 'Change your card' }).click()
  const section = page.getByRole('region', { name: 'Membership' })
  await expect(section).toBeInViewport()
  await section.getByRole('button', { name: 'Card and invoices' }).click()
  await expect(page.getByRole('heading', { name: 'Your cards' })).toBeVisible()

  subscription.status = 'active'
  await api.call(refreshMembership)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page).toHaveURL('/account#membership')
  await expect(section).toContainText('Active. It renews on')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog')).toContainText('Hearten monthly ends at once, and nothing more is charged.')
})

test('with two tabs there is one payment page, and what was paid in one is not sold again in the other', async ({
  page,
  context,
  member,
  stripe,
}) => {
  const { user } = await member()
  const other = await context.newPage()
  await page.goto('/pricing')
  await other.goto('/pricing')
  await page.getByRole('button', { name: 'Continue with Annual' }).dblclick()
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
  await other.getByRole('radio', { name: 'Monthly' }).click()
  await other.getByRole('button', { name: 'Continue with Monthly' }).click()
  await expect(other.getByRole('link', { name: 'Pay now' })).toBeVisible()
  const own = () => stripe.sessions.filter((one) => one.metadata.userId === user.id)
  expect(own().map((one) => one.status)).toEqual(['expired', 'open'])

  const third = await context.newPage()
  await third.goto('/pricing')
  await expect(third.getByRole('button', { name: 'Continue with Annual' })).toBeVisible()
  await third.getByRole('radio', { name: 'Monthly' }).click()
  await other.getByRole('link', { name: 'Pay now' }).click()
  await expect(other.getByRole('heading', { name: 'You have Hearten monthly.' })).toBeVisible()
  await third.getByRole('button', { name: 'Continue with Monthly' }).click()
  await expect(third.getByText('You already have Hearten monthly.')).toBeVisible()
  expect(stripe.subscriptions.filter((one) => one.metadata.userId === user.id)).toHaveLength(1)
})

test('going back from the payment page charges nothing and starts nothing', async ({ page, member, stripe }) => {
  await member()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Continue with Annual' }).click()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(toastWith(page, 'Payment canceled', 'Nothing was charged.')).toBeVisible()
  await expect(page).toHaveURL('/pricing')

  await page.getByRole('button', { name: 'Continue with Annual' }).click()
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
  const before = stripe.sessions.length
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('button', { name: 'Continue with Annual' })).toBeVisible()
  expect(stripe.sessions.length).toBe(before)
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

test('an unreachable provider shows an alert with a hint, and plans can still be chosen', async ({
  page,
  member,
  stripe,
  pageWatch,
}) => {
  pageWatch.tolerate(/status of 503/)
  await member()
  await page.goto('/pricing')
  stripe.failNext(50)
  await page.getByRole('button', { name: 'Continue with Annual' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to create checkout session. Please try again.' })
  await expect(alert).toContainText(
    'Having trouble? Please ensure popup blockers are disabled, or try a different browser.',
  )
  stripe.failNext(0)
  await page.getByRole('button', { name: 'Continue with Annual' }).click()
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
})
