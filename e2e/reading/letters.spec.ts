import type { Email } from 'postal-mime'
import { readerLetters } from '#content/mails/reader-letters.ts'
import { startInbox } from '#server/testing/smtp-inbox.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { testOnOwnServer } from '../harness/own-server.ts'
import { adminPerson } from '../harness/people.ts'
import { expect } from '../harness/test.ts'

let received: readonly Email[]

/** The product with a real mail server, instead of the folder that other journeys read. */
const test = testOnOwnServer(async () => {
  const inbox = await startInbox()
  received = inbox.received
  return { variables: { SMTP_URL: inbox.url, ADMIN_EMAILS: adminPerson.email }, stop: inbox.stop }
})

test('a reader gets the letter by SMTP once confirmed, and none after stopping it', async ({ page }) => {
  const email = 'reader@example.com'
  const mailWith = async (subject: string) => {
    const find = () => received.find((mail) => mail.to?.[0]?.address === email && mail.subject === subject)
    await expect.poll(find).toBeDefined()
    return find() as Email
  }
  const linkIn = ({ text }: Email, what: string) => new RegExp(`http\\S+#${what}=\\S+`).exec(text ?? '')?.[0] ?? ''

  await page.goto('/')
  await waitUntilAwake(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send me the letter' }).click()
  await page.goto(linkIn(await mailWith('Please confirm: the letter you asked for'), 'confirm'))
  await page.getByRole('button', { name: 'Yes, send me the letter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list.' })).toBeVisible()

  const first = await mailWith('The first one')
  const header = (name: string) => first.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toContain('/api/newsletter/unsubscribe/')
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  await page.goto(linkIn(first, 'leave'))
  await page.getByRole('button', { name: 'Stop the letter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re off the list.' })).toBeVisible()
  // Earlier mails are unchanged, and no others have arrived.
  expect(received.filter((mail) => mail.to?.[0]?.address === email)).toHaveLength(2)
})

test('an administrator reads every letter before any reader does, in the order they go out', async ({
  page,
  admin,
}) => {
  await admin()
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Operations' }).click()
  const letters = page.getByRole('region', { name: 'Letters to readers' })
  await expect(letters.getByRole('listitem')).toHaveCount(readerLetters.length)
  const [letter, last] = [readerLetters[0], readerLetters.at(-1)]
  if (!letter || !last) throw new Error('There are no letters to read.')
  await expect(letters.getByRole('listitem').first()).toContainText(`1. ${letter.subject}`)
  await expect(letters.getByText(letter.paragraphs[0] ?? '')).toBeHidden()
  await letters.getByText(`1. ${letter.subject}`).click()
  for (const paragraph of letter.paragraphs) await expect(letters.getByText(paragraph)).toBeVisible()
  await expect(letters.getByRole('listitem').last()).toContainText(`${readerLetters.length}. ${last.subject}`)
})
