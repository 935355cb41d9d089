import type { Page } from '@playwright/test'
import { holdScripts, movePointer } from '../harness/awake.ts'
import { signUp } from '../harness/people.ts'
import { expect, phone, test } from '../harness/test.ts'
import { offerInstallation } from '../steps/install-steps.ts'

const article = '/articles/first-date-social-anxiety'

/** Every address requested from now on. */
function watchCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  return { calls, scripts: () => calls.filter((call) => /^GET \/assets\/.*\.js$/.test(call)) }
}

for (const address of ['/', '/articles', article, '/guides', '/pricing', '/auth', '/help-now']) {
  test(`${address} asks for no script and nothing else until somebody touches it`, async ({ page }) => {
    const { calls, scripts } = watchCalls(page)
    const counted = page.waitForRequest('**/api/page-views')
    await page.goto(address)
    expect((await counted).postDataJSON()).toEqual({ path: address })
    await page.waitForLoadState('networkidle')
    expect(scripts()).toEqual([])
    expect(calls.filter((call) => call.includes('/api/'))).toEqual(['POST /api/page-views'])

    await movePointer(page)
    await expect(page.locator('html')).toHaveAttribute('data-awake', '')
    await page.waitForLoadState('networkidle')
    expect(scripts().length).toBeGreaterThan(3)
    expect(calls).not.toContain('GET /api/user')
    expect(calls.filter((call) => call === 'POST /api/page-views')).toHaveLength(1)
  })
}

test('a pointer that rests where the page appears does not load the scripts', async ({ page }) => {
  await page.goto('about:blank')
  await page.mouse.move(300, 300)
  const { scripts } = watchCalls(page)
  await page.goto('/guides')
  await page.waitForLoadState('networkidle')
  expect(scripts()).toEqual([])
})

test.describe('on a phone', () => {
  test.use(phone)

  test('what is pressed and typed before the scripts are loaded takes effect once they are', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto('/')
    const card = page.getByRole('article')
    const line = card.locator('.say')
    await card.getByRole('textbox', { name: 'Your words for: your name' }).fill('Robin')
    const first = await line.textContent()
    const another = card.getByRole('button', { name: 'Another line' })
    await another.tap()
    await another.tap()
    await expect(another).toHaveAttribute('aria-busy', 'true')
    expect(await line.textContent()).toBe(first)
    const place = await page.evaluate(() => window.scrollY)
    letThrough()
    await expect(line).not.toHaveText(first ?? '')
    // The page has not scrolled.
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
    // After a full round, the word is still there.
    const slot = card.getByRole('textbox', { name: 'Your words for: your name' })
    await expect(async () => {
      await another.tap()
      await expect(slot).toHaveValue('Robin', { timeout: 200 })
    }).toPass()
  })
})

test('a page has all the styles it needs: the whole stylesheet changes no pixel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdScripts(page)
  for (const address of ['/', '/pricing', '/auth', '/help-now', '/coach']) {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const own = await page.screenshot()
    await page.evaluate(async () => {
      const sheet = document.createElement('link')
      sheet.rel = 'stylesheet'
      sheet.href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles ?? ''
      const arrived = new Promise((resolve, reject) => {
        sheet.onload = resolve
        sheet.onerror = reject
      })
      for (const other of document.querySelectorAll('style, link[rel=stylesheet]')) other.remove()
      document.head.append(sheet)
      await arrived
      await document.fonts.ready
    })
    expect((await page.screenshot()).equals(own), address).toBe(true)
  }
})

test('somebody who signs in before the scripts are loaded is signed in once they are', async ({
  page,
  anotherDevice,
}) => {
  const { email, password } = await signUp((await anotherDevice()).api)
  const letThrough = await holdScripts(page)
  await page.goto('/auth')
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Email').fill(email)
  // Like some password managers, without firing events.
  await form.getByRole('textbox', { name: 'Password' }).evaluate((field, value) => {
    ;(field as HTMLInputElement).value = value
  }, password)
  await form.getByRole('textbox', { name: 'Password' }).press('Enter')
  await expect(form.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
})

test('the browser’s offer to install is kept for the app, and does not load the scripts', async ({ page }) => {
  const { scripts } = watchCalls(page)
  await page.goto(article)
  await offerInstallation(page)
  await page.waitForLoadState('networkidle')
  expect(scripts()).toEqual([])
  await movePointer(page)
  await expect(page.getByRole('region', { name: 'Add Hearten to your home screen' })).toBeVisible()
})

test('without its scripts the front page still sends its form', async ({ page, pageWatch }) => {
  pageWatch.tolerate(/ERR_FAILED|dynamically imported module/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Get the letter' })
  await form.getByLabel('Email').fill('maya.reads@example.com')
  await form.getByRole('button', { name: 'Send me the letter' }).click()
  await expect(page).toHaveURL(/\/newsletter#check-inbox$/)
})

test('Esc twice hides the page before any script is loaded', async ({ page }) => {
  await holdScripts(page)
  await page.goto(article)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/articles$/)
})

test('a member’s page does not wait: who they are is asked at once', async ({ page, member }) => {
  await member()
  await page.goto(article)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
})
