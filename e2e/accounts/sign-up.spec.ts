import { countPageView } from '#contract/admin/analytics.ts'
import { recordLead } from '#contract/admin/leads.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { holdCalls } from '../harness/held-calls.ts'
import { somebody } from '../harness/people.ts'
import { expect, phone, test } from '../harness/test.ts'
import { fillSignUp, openSignUp, registerElsewhere, toastWith } from '../steps/accounts-steps.ts'

const createAccount = { name: 'Create Account' }

test('signs up, stays signed in after a reload, and signs out', async ({ page }) => {
  const person = somebody()
  await openSignUp(page)
  await fillSignUp(page, person)
  await page.getByRole('button', createAccount).click()
  await expect(
    toastWith(page, 'Welcome to Hearten!', "Your account has been created and you're signed in."),
  ).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')

  await page.goto('/dashboard')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')

  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

test('asks for what is missing, one thing at a time, before anything is sent', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    // Page views are counted, but that sends nothing of the form.
    if (request.method() === 'POST' && !request.url().endsWith(countPageView.path)) calls.push(request.url())
  })
  await openSignUp(page)
  const submit = page.getByRole('button', createAccount)

  await submit.click()
  await expect(toastWith(page, 'Missing information', 'Please enter your first name')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()

  await page.getByLabel('First name').fill('Maya')
  await submit.click()
  await expect(toastWith(page, 'Missing information', 'Please enter your email address')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.getByLabel('Email').fill('maya@example.com')
  await page.getByLabel('Password', { exact: true }).fill('   ')
  await submit.click()
  await expect(toastWith(page, 'Missing information', 'Please enter a password')).toBeVisible()
  expect(calls).toEqual([])
})

test('leaves judging the password to the server, and says what it said', async ({ page }) => {
  await openSignUp(page)
  await fillSignUp(page, somebody({ password: '12345' }))
  await page.getByRole('button', createAccount).click()
  await expect(toastWith(page, 'Registration failed', 'Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
})

test('offers to sign in where the address has an account, and carries it over', async ({ page, anotherDevice }) => {
  const known = await registerElsewhere(anotherDevice)

  await openSignUp(page)
  await fillSignUp(page, known)
  await page.getByRole('button', createAccount).click()
  await expect(toastWith(page, 'Registration failed', 'That email already has an account.')).toBeVisible()
  await expect(page.getByText('Nothing you typed is lost.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Sign in with it' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(known.email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(known.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
})

test('creates one account for a double click', async ({ page }) => {
  const registrations = await holdCalls(page, '**/api/register')
  await openSignUp(page)
  await fillSignUp(page, somebody())
  await page.getByRole('button', createAccount).dblclick()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', createAccount)).toHaveAttribute('aria-busy', 'true')
  registrations.letGo()
  await expect(page).toHaveURL('/')
  expect(registrations.count()).toBe(1)
})

test.describe('the lead', () => {
  test('is recorded with where the person came from', async ({ page }) => {
    const lead = page.waitForRequest(`**${recordLead.path}`)
    const person = somebody()
    await openSignUp(page, '/auth?utm_source=newsletter&utm_campaign=fall')
    await fillSignUp(page, person)
    await page.getByRole('button', createAccount).click()
    expect((await lead).postDataJSON()).toEqual({ email: person.email, source: 'newsletter', campaign: 'fall' })
    await expect(page).toHaveURL('/')
  })

  test('remembers the address they came in by', async ({ page }) => {
    const lead = page.waitForRequest(`**${recordLead.path}`)
    await page.goto('/?utm_source=podcast')
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await page.getByRole('radio', { name: 'Sign Up' }).click()
    await fillSignUp(page, somebody())
    await page.getByRole('button', createAccount).click()
    expect((await lead).postDataJSON()).toMatchObject({ source: 'podcast' })
  })

  test('never keeps anybody from signing up', async ({ page, pageWatch }) => {
    pageWatch.tolerate(/Failed to load resource/)
    await page.route('**/api/leads', (route) => route.abort())
    await openSignUp(page)
    await fillSignUp(page, somebody())
    await page.getByRole('button', createAccount).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('a sign-up that was begun', () => {
  test('is remembered without the password until it is finished', async ({ page, anotherDevice }) => {
    const known = await registerElsewhere(anotherDevice)
    await openSignUp(page)
    await fillSignUp(page, known)
    await page.getByRole('button', createAccount).click()
    await expect(toastWith(page, 'Registration failed')).toBeVisible()

    const stored = await page.evaluate(() => localStorage.getItem('pendingSignupData'))
    expect(JSON.parse(stored ?? '')).toEqual({
      email: known.email,
      firstName: known.firstName,
      lastName: known.lastName,
      startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(stored).not.toContain(known.password)

    await page.goto('/api/auth/replit-to-custom-redirect')
    await expect(page).toHaveURL('/auth?signup=pending')
    await expect(page.getByLabel('First name')).toHaveValue(known.firstName)
    await expect(page.getByLabel('Last name')).toHaveValue(known.lastName)
    await expect(page.getByLabel('Email')).toHaveValue(known.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

    await page.getByLabel('Email').fill(somebody().email)
    await page.getByLabel('Password', { exact: true }).fill(known.password)
    await page.getByRole('button', createAccount).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('pendingSignupData'))).toBeNull()
  })
})

for (const [action, address] of [
  ['subscribe', '/pricing'],
  ['subscribe-annual', '/pricing?billing=annual'],
  ['startTrial', '/dashboard?startTrial=true'],
  ['anything', '/'],
] as const) {
  test(`with the action ${action} it leads to ${address}`, async ({ page }) => {
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname + new URL(frame.url()).search))
    await openSignUp(page, `/auth?action=${action}`)
    await fillSignUp(page, somebody())
    await page.getByRole('button', createAccount).click()
    await expect.poll(() => visited).toContain(address)
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('the button is visible without scrolling, and everything is accessible', async ({ page }) => {
    await openSignUp(page)
    await expect(page.getByRole('button', createAccount)).toBeInViewport()
    await expectNoAxeViolations(page)
  })
})
