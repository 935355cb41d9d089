import { login } from '#contract/accounts/accounts.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { holdCalls } from '../harness/held-calls.ts'
import { somebody } from '../harness/people.ts'
import { expect, phone, test } from '../harness/test.ts'
import { registerElsewhere, signIn, toastWith } from '../steps/accounts-steps.ts'

const loginCall = `**${login.path}`

test('shows the sign-in form first, with what it promises', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('radio', { name: 'Sign In' })).toBeChecked()
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('heading', { name: "What You'll Get" })).toBeVisible()
  await expect(page.getByText('Small talk cues for workplace conversations')).toBeVisible()
  await expect(page.getByText(/AI coach WingMate/)).toBeVisible()
  await expect(page.getByText(/Energy boost activities/)).toBeVisible()
  await expectNoAxeViolations(page)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the form can be read, and its button is disabled', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('heading', { name: 'Good to see you.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  })
})

test('signs in and goes home', async ({ page, anotherDevice }) => {
  const person = await registerElsewhere(anotherDevice)
  await page.goto('/auth')
  await signIn(page, person)
  await expect(toastWith(page, 'Welcome back!', 'You have successfully signed in.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
})

test('signs in at a protected address and stays there', async ({ page, anotherDevice }) => {
  const person = await registerElsewhere(anotherDevice)
  await page.goto('/account?from=mail')
  await signIn(page, person)
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/account?from=mail')
})

test('says what is wrong with the fields before asking the server', async ({ page }) => {
  let calls = 0
  await page.route(loginCall, (route) => {
    calls += 1
    return route.continue()
  })
  await page.goto('/auth')
  await signIn(page, { email: 'maya', password: '' })
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expectNoAxeViolations(page)
  await page.getByLabel('Email').fill('maya@example.com')
  await expect(page.getByText('Please enter a valid email address')).toBeHidden()
  expect(calls).toBe(0)
})

test('keeps what was typed when the password is wrong, and names the way out', async ({ page, anotherDevice }) => {
  const person = await registerElsewhere(anotherDevice)
  await page.goto('/auth')
  await signIn(page, { ...person, password: 'not-the-one' })
  await expect(toastWith(page, 'Sign in failed', 'Invalid email or password')).toBeVisible()
  await expect(page.getByText('Nothing you typed is lost.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-one')
  await page.getByRole('link', { name: 'choose a new password' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('shows and hides the password', async ({ page }) => {
  await page.goto('/auth')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('quiet-harbor')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('never blames the password for a dropped connection', async ({ page, context, pageWatch }) => {
  pageWatch.tolerate(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/auth')
  // The first touch loads the toaster.
  await page.getByLabel('Email').click()
  await waitUntilAwake(page)
  await context.setOffline(true)
  await signIn(page, somebody())
  await expect(toastWith(page, 'Sign in failed', 'You are offline.')).toBeVisible()
  await expect(page.getByText('Try again when you are back online.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('is busy and ignores a second press while the network is slow', async ({ page }) => {
  const calls = await holdCalls(page, loginCall)
  await page.goto('/auth')
  await signIn(page, somebody())
  const button = page.getByRole('button', { name: 'Sign In' })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  await page.keyboard.press('Enter')
  calls.letGo()
  await expect(toastWith(page, 'Sign in failed')).toBeVisible()
  expect(calls.count()).toBe(1)
})

test('says when to try again after too many tries', async ({ page }) => {
  await page.route(loginCall, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '90' }, contentType: 'text/plain', body: 'Slow down' }),
  )
  await page.goto('/auth')
  await signIn(page, somebody())
  await expect(page.getByText('Try again in 2 minutes.')).toBeVisible()
})

test('tells the holder of a switched-off account what the server says', async ({ page }) => {
  const message = 'This account is switched off. Write to us if you think that is a mistake.'
  await page.route(loginCall, (route) =>
    route.fulfill({ status: 403, json: { error: 'Forbidden', code: 'account_disabled', message } }),
  )
  await page.goto('/auth')
  await signIn(page, somebody())
  await expect(toastWith(page, 'Sign in failed', message)).toBeVisible()
})

test('stores a token when the server sends one, and forgets an old one when it does not', async ({
  page,
  anotherDevice,
}) => {
  const person = await registerElsewhere(anotherDevice)
  const tokenNow = () => page.evaluate(() => localStorage.getItem('authToken'))
  await page.goto('/auth')
  await page.evaluate(() => localStorage.setItem('authToken', 'from-before'))
  await signIn(page, person)
  await expect(page).toHaveURL('/')
  expect(await tokenNow()).toBeNull()

  await page.context().clearCookies()
  await page.route(loginCall, (route) => route.continue({ postData: { ...person, wantsToken: true } }))
  await page.goto('/auth')
  await signIn(page, person)
  await expect.poll(tokenNow).toMatch(/\S{20,}/)
})

test('shows its own form whatever an outside sign-in left in the address', async ({ page }) => {
  for (const query of [
    'code=4%2F0AX&state=xyz&scope=email',
    'error=access_denied',
    'action=%E0%A4%A',
    'mode=',
    '=&&',
  ]) {
    await page.goto(`/auth?${query}`)
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible()
  }
})

test('offers to continue to somebody who is already signed in', async ({ page, member }) => {
  const { email } = await member()
  await page.goto('/auth?action=subscribe')
  await expect(page.getByRole('heading', { name: 'You are signed in.' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/pricing')
  await expectNoAxeViolations(page)
})

test('can be used with the keyboard alone', async ({ page, anotherDevice }) => {
  const person = await registerElsewhere(anotherDevice)
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await page.getByRole('link', { name: 'Back to home' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Sign In' })).toBeFocused()
  await page.keyboard.press('ArrowRight', { delay: 100 })
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await page.keyboard.press('ArrowLeft', { delay: 100 })
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('everything is accessible and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeInViewport()
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
