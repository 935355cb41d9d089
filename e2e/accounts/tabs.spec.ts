import type { Page } from '@playwright/test'
import { signUp } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

const accountHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your account' })
const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign in' })
const landing = (page: Page) => page.getByRole('heading', { name: 'Never run out of things to say.' })

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
}

test('signing out clears this browser, ends the session and starts afresh on the front page', async ({
  page,
  api,
  context,
  member,
}) => {
  await member()
  await page.goto('/account')
  await expect(accountHeading(page)).toBeVisible()
  await context.addCookies([
    { name: 'readable', value: '1', url: page.url() },
    { name: 'deeper', value: '1', domain: 'localhost', path: '/account' },
  ])
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('anything', 'else')
    sessionStorage.setItem('anything', 'else')
    Reflect.set(window, 'isOldPage', true)
  })
  await signOut(page)
  await expect(page).toHaveURL('/')
  await expect(landing(page)).toBeVisible()
  const left = await page.evaluate(() => ({
    local: { ...localStorage },
    session: sessionStorage.getItem('anything'),
    cookies: document.cookie,
    isOldPage: Reflect.get(window, 'isOldPage') ?? false,
  }))
  expect(left).toEqual({ local: {}, session: null, cookies: '', isOldPage: false })
  expect(await context.cookies()).toEqual([])
  expect((await api.send('GET', '/api/user')).status()).toBe(401)
  await page.goto('/account')
  await expect(signInForm(page)).toBeVisible()
})

test('signs the other tabs out as well', async ({ page, context, member }) => {
  await member()
  const other = await context.newPage()
  await other.goto('/account')
  await expect(accountHeading(other)).toBeVisible()
  await page.goto('/')
  await signOut(page)
  await expect(signInForm(other)).toBeVisible()
  await expect(other).toHaveURL('/account')
  await expect(accountHeading(other)).toBeHidden()
})

test('signing in elsewhere opens the page that waits for it here', async ({ page, context, anotherDevice }) => {
  const person = await signUp((await anotherDevice()).api)
  await page.goto('/account')
  await expect(signInForm(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/auth')
  await other.getByLabel('Email').fill(person.email)
  await other.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await signInForm(other).getByRole('button', { name: 'Sign In' }).click()
  await expect(accountHeading(page)).toBeVisible()
})

test('a sign-out that cannot reach the server hides everything at once and is carried out later', async ({
  page,
  api,
  member,
  pageWatch,
}) => {
  pageWatch.tolerate(/ERR_FAILED/)
  await member()
  await page.goto('/account')
  await expect(accountHeading(page)).toBeVisible()
  await page.route('**/api/auth/signout', (route) => route.abort())
  await signOut(page)
  await expect(page).toHaveURL('/')
  await expect(landing(page)).toBeVisible()
  await page.goto('/account')
  await expect(signInForm(page)).toBeVisible()
  expect((await api.send('GET', '/api/user')).status()).toBe(200)

  await page.unroute('**/api/auth/signout')
  await page.reload()
  await expect(signInForm(page)).toBeVisible()
  await expect.poll(async () => (await api.send('GET', '/api/user')).status()).toBe(401)
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
})

test('a session that ended elsewhere leaves the sign-in screen, not an error', async ({ page, api, member }) => {
  await member()
  await page.goto('/account')
  await expect(accountHeading(page)).toBeVisible()
  await api.send('POST', '/api/auth/signout')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(signInForm(page)).toBeVisible()
  await expect(page).toHaveURL('/account')
})
