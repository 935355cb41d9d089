import { readFile } from 'node:fs/promises'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { somebody } from '../harness/people.ts'
import { expect, phoneAndDesktop, test } from '../harness/test.ts'
import { linkIn, signIn, signInOver, toastWith } from '../steps/accounts-steps.ts'

test('changes the name, for every screen at once', async ({ page, member }) => {
  await member()
  await page.goto('/account')
  const name = page.getByRole('region', { name: 'Name' })
  await name.getByLabel('First name').fill(' ')
  await name.getByRole('button', { name: 'Save name' }).click()
  await expect(name.getByText('First name is required')).toBeVisible()
  await name.getByLabel('First name').fill('Noor')
  await name.getByLabel('Last name').fill('')
  await name.getByRole('button', { name: 'Save name' }).click()
  await expect(toastWith(page, 'Your name is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your menu' })).toHaveText(/^N/)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor')
})

test('changes the email once the link sent to the new one is opened', async ({ page, member, outbox }) => {
  const person = await member()
  const { email: newEmail } = somebody()
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Email' })
  await section.getByRole('button', { name: 'Change email' }).click()
  await expect(section.getByLabel('New email')).toBeFocused()
  await section.getByLabel('New email').fill(newEmail)
  await section.getByRole('textbox', { name: 'Your password' }).fill('not-the-one')
  await section.getByRole('button', { name: 'Send a link to it' }).click()
  await expect(section.getByText(/not your current password/)).toBeVisible()
  await expect(section.getByRole('textbox', { name: 'Your password' })).toBeFocused()
  await section.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await section.getByRole('button', { name: 'Send a link to it' }).click()
  await expect(section.getByText(`A link is on its way to ${newEmail}.`)).toBeVisible()
  await expect(section.getByText(person.email)).toBeVisible()

  await page.goto(linkIn(await outbox.next(newEmail)))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText(newEmail)).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.goto('/account')
  await expect(section.getByText(newEmail)).toBeVisible()
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('sends the confirmation link again', async ({ page, member, outbox }) => {
  const { email } = await member()
  await outbox.next(email)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(toastWith(page, 'The link is on its way.', email)).toBeVisible()
  expect(linkIn(await outbox.next(email))).toContain('/verify-email#token=')
})

test('changes the password and signs the other devices out', async ({ page, member, anotherDevice }) => {
  const person = await member()
  const other = await anotherDevice()
  await signInOver(other.api, person)

  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Password' })
  await section.getByRole('textbox', { name: 'Current password' }).fill('not-the-one')
  await section.getByRole('textbox', { name: 'New password' }).fill('lantern-by-the-stairs')
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(section.getByText(/not your current password/)).toBeVisible()
  await section.getByRole('textbox', { name: 'Current password' }).fill(person.password)
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(toastWith(page, 'Your password is changed.')).toBeVisible()
  await expect(section.getByRole('textbox', { name: 'New password' })).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1)

  expect((await other.api.send('GET', '/api/user')).status()).toBe(401)
})

test('lists the devices, signs one out, then all others', async ({ page, member, anotherDevice }) => {
  const person = await member()
  const others = [await anotherDevice(), await anotherDevice(), await anotherDevice()]
  for (const other of others) await signInOver(other.api, person)
  await page.goto('/account')
  const rows = page.getByRole('region', { name: 'Devices' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1)

  await rows
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toBeHidden()
  for (const other of others) expect((await other.api.send('GET', '/api/user')).status()).toBe(401)
})

test('says what happened to the account, the latest first and page by page', async ({
  page,
  member,
  anotherDevice,
}) => {
  const person = await member()
  const other = await anotherDevice()
  await other.api.send('POST', '/api/login', { email: person.email, password: 'not-the-one' })
  for (let times = 0; times < 6; times += 1) await signInOver(other.api, person)
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'What happened' })
  const rows = section.getByRole('listitem')
  await expect(rows).toHaveText(Array.from({ length: 6 }, () => /^Signed in.*today at/))
  await section.getByRole('button', { name: 'Older' }).press('Enter')
  await expect(rows).toHaveText([/^Sign-in failed: wrong password/, /^Signed in/])
  await expectNoAxeViolations(page, '#happened')
  await section.getByRole('button', { name: 'Newer' }).press('Enter')
  await expect(rows).toHaveCount(6)
})

test('downloads everything stored about the person as a file', async ({ page, member }) => {
  const { email } = await member()
  await page.goto('/account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^hearten-data-\d{4}-\d\d-\d\d\.json$/)
  const data = await readFile(await file.path(), 'utf8')
  expect(JSON.stringify(JSON.parse(data))).toContain(email)
})

test('says what a deletion removes, and keeps the account when asked to', async ({ page, member, api }) => {
  await member()
  await page.goto('/account')
  const button = page.getByRole('button', { name: 'Delete my account' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('This cannot be undone.')
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  expect((await api.send('GET', '/api/user')).status()).toBe(200)
})

test('deletes the account only with the password, and says goodbye', async ({ page, member, anotherDevice }) => {
  const person = await member()
  const other = await anotherDevice()
  await signInOver(other.api, person)

  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText('Password is required')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not-the-one')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText(/not your current password/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()

  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  expect((await page.request.get('/api/user')).status()).toBe(401)
  expect((await other.api.send('GET', '/api/user')).status()).toBe(401)
  await signIn(page, person)
  await expect(toastWith(page, 'Sign in failed')).toBeVisible()
})

test('keeps the chosen appearance on this device', async ({ page, member }) => {
  await member()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/account')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('radio', { name: 'Dark' }).click()
  expect(await ground()).not.toBe(light)
  const dark = await ground()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await ground()).toBe(dark)
  await page.getByRole('radio', { name: 'System' }).click()
  expect(await ground()).toBe(light)
})

test('goes to sign in when the session ended meanwhile', async ({ page, member, api }) => {
  await member()
  await page.goto('/account')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await api.send('POST', '/api/auth/signout')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(toastWith(page, 'Unauthorized', 'You are logged out. Redirecting to sign in...')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

for (const [place, device] of phoneAndDesktop) {
  test.describe(`on ${place}`, () => {
    test.use(device)

    test('it is accessible, open forms included, and nothing scrolls sideways', async ({ page, member }) => {
      await member({ firstName: 'Maximiliana-Theodora', email: `${'long'.repeat(12)}.${Date.now()}@example.com` })
      await page.goto('/account')
      await expect(page.getByText('This device', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Change email' }).click()
      await page.getByRole('button', { name: 'Send a link to it' }).click()
      await expectNoAxeViolations(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  })
}
