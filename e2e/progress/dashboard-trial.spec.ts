import { readTrialStatus } from '#contract/trial.ts'
import { signUp } from '../harness/people.ts'
import { expect, phone, test } from '../harness/test.ts'
import { signIn, toastWith } from '../steps/accounts-steps.ts'

const welcome = 'Your 14-day free trial has started. Explore all features!'

test('startTrial in the address really starts the trial, welcomes, and tidies the address', async ({
  page,
  member,
  api,
}) => {
  await member()
  await page.goto('/dashboard?startTrial=true')
  await expect(toastWith(page, 'Welcome to Hearten!', welcome)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('14 days left')).toBeVisible()
  expect(await api.call(readTrialStatus)).toEqual({ isInTrial: true, daysLeft: 14, hasUsedTrial: true })

  await page.reload()
  await expect(page.getByText('14 days left')).toBeVisible()
  await expect(toastWith(page, 'Welcome to Hearten!')).toHaveCount(0)
})

test('a trial that runs already is not started again, and the words say so', async ({ page, member }) => {
  await member()
  await page.goto('/dashboard?startTrial=true')
  await expect(toastWith(page, 'Welcome to Hearten!')).toBeVisible()
  await page.goto('/?startTrial=true')
  await expect(toastWith(page, 'Your free trial is running', '14 days left.')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a trial that was used up says so instead of welcoming', async ({ page, member }) => {
  await member()
  await page.route('**/api/trial/start', (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'Conflict', code: 'conflict', message: 'You have already used your free trial.' },
    }),
  )
  await page.goto('/dashboard?startTrial=true')
  await expect(toastWith(page, 'Your trial did not start', 'You have already used your free trial.')).toBeVisible()
  await expect(page.getByText('14 days left')).toHaveCount(0)
})

test('a trial that could not be started says so', async ({ page, member, pageWatch }) => {
  pageWatch.tolerate(/ERR_FAILED/)
  await member()
  await page.route('**/api/trial/start', (route) => route.abort())
  await page.goto('/dashboard?startTrial=true')
  await expect(toastWith(page, 'Your trial did not start', 'Failed to start trial')).toBeVisible()
})

test('a session lost on the way leads to sign-in', async ({ page, member }) => {
  await member()
  await page.route('**/api/trial/start', (route) =>
    route.fulfill({
      status: 401,
      json: { error: 'Unauthorized', code: 'unauthorized', message: 'Please sign in to continue.' },
    }),
  )
  await page.goto('/dashboard?startTrial=true')
  await expect(toastWith(page, 'Unauthorized', 'You are logged out. Redirecting to sign in...')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('without a trial there is no banner', async ({ page, member }) => {
  await member()
  const asked = page.waitForResponse('**/api/trial/status')
  await page.goto('/dashboard')
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('days left')).toHaveCount(0)
})

test('a visitor who asked for the trial gets it after signing in', async ({ page, anotherDevice }) => {
  const elsewhere = await anotherDevice()
  const person = await signUp(elsewhere.api)
  await page.goto('/auth?action=startTrial')
  await page.getByRole('radio', { name: 'Sign In' }).click()
  await signIn(page, person)
  await expect(toastWith(page, 'Welcome to Hearten!', welcome)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the banner fits one line', async ({ page, member }) => {
    await member()
    await page.goto('/dashboard?startTrial=true')
    const banner = page.getByText('14 days left of your trial.')
    await expect(banner).toBeVisible()
    expect((await banner.boundingBox())!.height).toBeLessThan(48)
  })
})
