import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { expect, phoneAndDesktop, test } from '../harness/test.ts'

const newAddress = () => `letter.${randomUUID().slice(0, 13)}@example.com`
const linkIn = (mail: Email, what: 'confirm' | 'leave') => {
  const link = new RegExp(`http\\S+/newsletter#${what}=\\S+`).exec(mail.text ?? '')?.[0]
  if (!link) throw new Error(`The mail holds no link to ${what}: ${mail.text}`)
  return link
}

for (const [size, device] of phoneAndDesktop) {
  test.describe(`on ${size}`, () => {
    test.use(device)

    test('a visitor asks for the letter, confirms it and leaves it again', async ({ page, outbox }) => {
      const email = newAddress()
      await page.goto('/')
      await waitUntilAwake(page)
      const form = page.getByRole('form', { name: 'Get the letter' })
      await form.getByRole('textbox', { name: 'Email' }).fill(email)
      await form.getByRole('button', { name: 'Send me the letter' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'One click in your inbox' })).toContainText(email)
      await expect(page).toHaveURL('/')

      const confirmation = await outbox.next(email)
      expect(confirmation.subject).toBe('Please confirm: the letter you asked for')
      await page.goto(linkIn(confirmation, 'confirm'))
      // Mail programs open links to inspect them, which must not start anything.
      await expect(page.getByRole('heading', { level: 1, name: 'Start the letter?' })).toBeVisible()
      await expect(page).toHaveURL('/newsletter')
      await page.getByRole('button', { name: 'Yes, send me the letter' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list.' })).toBeFocused()

      const first = await outbox.next(email, /The first one/)
      await page.goto(linkIn(first, 'leave'))
      await page.getByRole('button', { name: 'Stop the letter' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'You’re off the list.' })).toBeVisible()

      // The old mail is still in the inbox.
      await page.goto(linkIn(confirmation, 'confirm'))
      await page.getByRole('button', { name: 'Yes, send me the letter' }).click()
      await expect(page.getByText('This link no longer works.')).toBeVisible()
      await page.getByRole('button', { name: 'Ask for the letter again' }).click()
      await expect(page.getByRole('form', { name: 'Get the letter' })).toBeVisible()
    })

    test('the letter’s page is accessible in all its states', async ({ page }) => {
      await page.goto('/newsletter')
      await expect(page.getByRole('form', { name: 'Get the letter' })).toBeVisible()
      await expectNoAxeViolations(page)
      await page.goto('/newsletter#leave=not-a-real-one')
      await page.getByRole('button', { name: 'Stop the letter' }).click()
      await expect(page.getByText('This link no longer works.')).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })
}

test('an address that the browser finds invalid is not sent', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'Email' })
  for (const typed of ['', 'maya', 'maya@']) {
    await field.fill(typed)
    await page.getByRole('button', { name: 'Send me the letter' }).click()
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
  }
  await expect(page).toHaveURL('/')
})

test('an address the server refuses stays in the field, with the reason beside it', async ({ page }) => {
  await page.goto('/')
  await waitUntilAwake(page)
  const field = page.getByRole('textbox', { name: 'Email' })
  // Browsers accept this as an address, but the server does not.
  await field.fill('maya@localhost')
  await page.getByRole('button', { name: 'Send me the letter' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(field).toHaveValue('maya@localhost')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('without a connection nothing typed is lost', async ({ page, context, pageWatch }) => {
  pageWatch.tolerate(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await waitUntilAwake(page)
  const email = newAddress()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send me the letter' }).click()
  await expect(page.getByText('Hearten could not be reached.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send me the letter' }).click()
  await expect(page.getByText('One click in your inbox, and it starts.')).toBeVisible()
})

test('a double click asks once', async ({ page, outbox }) => {
  const email = newAddress()
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter')) calls += 1
  })
  await page.goto('/')
  await waitUntilAwake(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send me the letter' }).dblclick()
  await expect(page.getByText('One click in your inbox, and it starts.')).toBeVisible()
  expect(calls).toBe(1)
  await outbox.next(email)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered with a page', async ({ page, outbox }) => {
    const email = newAddress()
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Send me the letter' }).click()
    await expect(page).toHaveURL('/newsletter#check-inbox')
    await expect(page.locator('h1')).toHaveText(['A short letter, now and then.'])
    await expect(page.getByText('One click in your inbox, and it starts.')).toBeVisible()
    await expect(page.getByText('That address does not look complete.')).toBeHidden()
    await outbox.next(email)
  })

  test('a refused address is answered with a page too', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Email' }).fill('maya@localhost')
    await page.getByRole('button', { name: 'Send me the letter' }).click()
    await expect(page).toHaveURL('/newsletter#check-address')
    await expect(page.getByText('That address does not look complete.')).toBeVisible()
  })
})
