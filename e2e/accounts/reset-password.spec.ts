import { expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { somebody } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'
import { linkIn, signIn } from '../steps/accounts-steps.ts'

const newPassword = 'lantern-by-the-stairs'

test('chooses a new password through the mail, and the old one is dead everywhere', async ({
  page,
  member,
  outbox,
  anotherDevice,
}) => {
  const person = await member()
  const { page: borrowed } = await anotherDevice()

  await borrowed.goto('/auth')
  await borrowed.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(borrowed).toHaveURL('/forgot-password')
  await borrowed.getByLabel('Email').fill(person.email)
  await borrowed.getByRole('button', { name: 'Send the link' }).click()
  await expect(borrowed.getByRole('heading', { name: 'Look in your inbox.' })).toBeVisible()

  const link = linkIn(await outbox.next(person.email, /password/i))
  await borrowed.goto(link)
  await expect(borrowed).toHaveURL('/reset-password')
  await borrowed.getByRole('textbox', { name: 'New password' }).fill(newPassword)
  await borrowed.getByRole('button', { name: 'Save the new password' }).click()
  await expect(borrowed.getByRole('heading', { name: 'That’s done.' })).toBeVisible()

  await borrowed.getByRole('link', { name: 'Sign in' }).click()
  await signIn(borrowed, person)
  await expect(borrowed.getByText('Nothing you typed is lost.')).toBeVisible()
  await signIn(borrowed, { ...person, password: newPassword })
  await expect(borrowed).toHaveURL('/')

  // The browser they had signed up in is signed out, too.
  await page.goto('/dashboard')
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible()

  await borrowed.goto(link)
  await borrowed.getByRole('textbox', { name: 'New password' }).fill('another-one-entirely')
  await borrowed.getByRole('button', { name: 'Save the new password' }).click()
  await expect(borrowed.getByText(/already used or has expired/)).toBeVisible()
  await expect(borrowed.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password')
})

test('answers the same for an address without an account', async ({ page, outbox }) => {
  const { email } = somebody()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your inbox.' })).toBeVisible()
  expect(await outbox.all(email)).toEqual([])
})

test('refuses a password that is too short before using up the link', async ({ page }) => {
  let calls = 0
  await page.route('**/api/auth/reset-password', (route) => {
    calls += 1
    return route.continue()
  })
  await page.goto('/reset-password#token=made-up')
  await page.getByRole('textbox', { name: 'New password' }).fill('12345')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  expect(calls).toBe(0)
})

test('keeps the token out of the address and out of every request line', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/reset-password#token=very-secret')
  await expect(page).toHaveURL('/reset-password')
  await page.goBack()
  expect(page.url()).not.toContain('very-secret')
  expect(asked.filter((url) => url.split('#')[0]?.includes('very-secret'))).toEqual([])
})

test('confirms the email by one press on the mailed page', async ({ page, member, outbox }) => {
  const { email } = await member()
  await page.goto(linkIn(await outbox.next(email, /confirm/i)))
  await expect(page).toHaveURL('/verify-email')
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ emailVerified: false })
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

const screens = [
  '/forgot-password',
  '/reset-password',
  '/reset-password#token=made-up',
  '/verify-email',
  '/verify-email#token=made-up',
  '/stop-email-change',
  '/stop-email-change#token=made-up',
]

test('all of these screens are accessible in both themes and fit', async ({ page }) => {
  for (const address of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSoundAtBothSizes(page)
  }
})
