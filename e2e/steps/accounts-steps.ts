import { expect, type Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { login } from '#contract/accounts/accounts.ts'
import type { Api } from '../harness/api.ts'
import { adminPerson, type Person, signUp } from '../harness/people.ts'

/** The current toast, by its text. */
export function toastWith(page: Page, title: string, description = '') {
  return page
    .locator('[role=alert], [role=status]')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }), hasText: title })
    .filter({ hasText: description })
}

/** Somebody with an account who never used this browser. */
export async function registerElsewhere(anotherDevice: () => Promise<{ api: Api }>): Promise<Person> {
  const { api } = await anotherDevice()
  return signUp(api)
}

export async function openSignUp(page: Page, address = '/auth') {
  await page.goto(address)
  await page.getByRole('radio', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Start quietly.' })).toBeVisible()
}

export async function fillSignUp(page: Page, person: Person) {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
}

export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Signs a browser in without opening a page. */
export async function signInOver(api: Api, { email, password }: Pick<Person, 'email' | 'password'>) {
  await api.call(login, { body: { email, password } })
}

/** The address of a mail's button. */
export function linkIn(mail: Email): string {
  const link = mail.text?.match(/https?:\/\/\S+#token=[\w-]+/)?.[0]
  if (!link) throw new Error(`No link in "${mail.subject}": ${mail.text}`)
  return link
}

export const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

/** Gives the password again when an administrator is asked for it. */
export async function confirmIt(page: Page, { password }: Pick<Person, 'password'> = adminPerson) {
  await confirmDialog(page).getByLabel('Your password', { exact: true }).fill(password)
  await confirmDialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(confirmDialog(page)).toHaveCount(0)
}
