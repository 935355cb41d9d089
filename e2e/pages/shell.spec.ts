import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { holdCalls } from '../harness/held-calls.ts'
import { expect, phone, test } from '../harness/test.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme ?? 'system')

test('a visitor’s header leads to sign-in', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/auth')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page.getByRole('heading', { name: 'Never run out of things to say.' })).toBeVisible()
})

test('the whole frame works by keyboard: skip link, navigation, menu', async ({ page, member }) => {
  await member()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()

  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')

  await page.getByRole('button', { name: 'Your menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Your account' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

test('a change of page moves focus to its heading and reads its title out', async ({ page, member }) => {
  await member()
  await page.goto('/')
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Your account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
})

test('the entry of the current page is marked, home only on home itself', async ({ page, member }) => {
  await member()
  await page.goto('/')
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' })
  await expect(dashboard).toHaveAttribute('aria-current', 'page')
  await page.goto('/account')
  await expect(dashboard).toBeVisible()
  await expect(dashboard).not.toHaveAttribute('aria-current')
})

test('the theme follows the system until it is chosen, and the choice stays', async ({ page, member, pageWatch }) => {
  pageWatch.tolerate(/ERR_FAILED/)
  await member()
  await page.goto('/')
  expect(await theme(page)).toBe('system')
  const menu = page.getByRole('button', { name: 'Your menu' })
  await menu.click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  expect(await theme(page)).toBe('dark')

  // Before the first paint, so by a script that runs before React.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => theme(page)).toBe('dark')
  await page.unroute('**/assets/*.js')
  await page.reload()

  await expect(menu).toBeVisible()
  await expectNoAxeViolations(page)
  await menu.click()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  expect(await theme(page)).toBe('system')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('a member’s page shows nobody’s header until we know who is there', async ({ page, member }) => {
  await member()
  const asking = await holdCalls(page, '**/api/user')
  for (const address of ['/techniques', '/']) {
    await page.goto(address)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Help now' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    await expect(banner.getByRole('link', { name: 'Pricing' })).toHaveCount(0)
  }
  asking.letGo()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
})

test('a heading focused on arrival shows a ring only to people who use the keyboard', async ({ page, member }) => {
  await member()
  // From the start page to where a payment returns to, without a key or a click.
  await page.goto('/techniques?auth=success')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL('/dashboard')
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
  await page.getByRole('banner').getByRole('link', { name: 'Coach' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL('/dashboard')
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'solid')
})

test('Esc twice hides the screen behind the articles', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(700)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  await expect(page).toHaveURL('/auth')
  // On a busy machine two presses may be too far apart; a person would press again.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/articles', { timeout: 1000 })
  }).toPass()
})

test('a lost connection is announced quietly', async ({ page, context }) => {
  await page.goto('/')
  await waitUntilAwake(page)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toBeHidden()
})

test('a screen that breaks says that nothing is lost, and how to go on', async ({ page, member, pageWatch }) => {
  pageWatch.tolerate(/firstName|Minified React error|undefined/)
  await member()
  await page.route('**/api/user', (route) => route.fulfill({ json: { id: 'broken' } }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'This page got stuck' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.unroute('**/api/user')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the menu contains what the header has no room for, and returns focus when closed', async ({ page, member }) => {
    await member()
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await menu.getByRole('link', { name: 'Your account' }).click()
    await expect(page).toHaveURL('/account')
    await expect(menu).toBeHidden()
  })

  test('the bottom bar marks the current page and hides nothing', async ({ page, member }) => {
    await member()
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Quick access' })
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    const footer = page.getByRole('contentinfo')
    // The screen is drawn in steps, so it may still grow.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const [footerBox, barBox] = [await footer.boundingBox(), await bar.boundingBox()]
      expect(footerBox!.y + footerBox!.height).toBeLessThanOrEqual(barBox!.y + 1)
    }).toPass()
  })

  test('a visitor’s menu opens and closes', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
    await expectNoAxeViolations(page)
    await menu.getByRole('radio', { name: 'Dark' }).click()
    expect(await theme(page)).toBe('dark')
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
  })

  test('nothing is wider than the screen', async ({ page, member }) => {
    for (const address of ['/', '/auth', `/nowhere/${'long'.repeat(60)}`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
    await member()
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
