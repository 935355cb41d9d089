import { pricingPlans } from '#rules/membership/plans.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { expect, phoneAndDesktop, test } from '../harness/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the front page is complete: words, links, prices and a form that works', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('overcome social anxiety')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Lines to say/)
    await expect(page.locator('h1')).toHaveText(['Never run out of things to\u00a0say.'])

    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Articles' })).toHaveAttribute('href', '/articles')
    await expect(header.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing')
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')

    for (const name of ['Conversation Starters', 'AI Coach WingMate', 'Confidence Boosters']) {
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
    }
    await expect(page.getByText('Personalized support, 24/7.')).toBeVisible()
    for (const { amountCents } of Object.values(pricingPlans)) {
      await expect(page.getByText(`$${amountCents / 100}`, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Join Hearten' })).toHaveAttribute('href', '/auth?mode=signup')
    await expect(page.getByRole('link', { name: 'How we keep it private' })).toHaveAttribute('href', '/privacy')
    await expect(page.getByRole('contentinfo')).toContainText('not therapy')

    const form = page.getByRole('form', { name: 'Get the letter' })
    await expect(form).toHaveAttribute('action', '/api/newsletter')
    await expect(form.locator('input[name="fields[email]"]')).toHaveAttribute('type', 'email')
    await expect(form.locator('input[name="fields[email]"]')).toHaveAttribute('required', '')
    await expect(form.locator('input[name="ml-submit"]')).toHaveValue('1')
    await expect(form.locator('input[name="anticsrf"]')).toHaveValue('true')
  })

  test('nothing is offered that would need a script', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Another line' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Try five breaths' })).toBeHidden()
  })
})

for (const [size, device] of phoneAndDesktop) {
  test.describe(`on ${size}`, () => {
    test.use(device)

    test('a visitor tries a line, fills in their own word and takes another', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Try a line first' }).click()
      const card = page.getByRole('article')
      await expect(card).toBeInViewport()
      const slot = card.getByRole('textbox', { name: 'Your words for: your name' })
      await slot.fill('Robin')
      await expect(slot).toHaveValue('Robin')
      // Touching the card loads the lines for the other places.
      await waitUntilAwake(page)

      const lines = new Set<string>()
      for (let i = 0; i < 6; i += 1) {
        lines.add((await card.locator('.say').textContent()) ?? '')
        await card.getByRole('button', { name: 'Another line' }).click()
      }
      expect(lines.size).toBe(6)
      // After the last one the first comes again, with what was typed.
      await expect(slot).toHaveValue('Robin')
    })

    test('a visitor breathes along, and it stops when asked', async ({ page }) => {
      await page.clock.install()
      await page.goto('/')
      await waitUntilAwake(page)
      await page.getByRole('button', { name: 'Try five breaths' }).click()
      const guide = page.getByRole('status').filter({ hasText: /Ready|Breathe|Hold|Paused|Done/ })
      await page.clock.runFor(1000)
      await expect(guide).toContainText('Breathe in')
      await page.clock.runFor(4000)
      await expect(guide).toContainText('Hold')
      await page.getByRole('button', { name: 'Pause' }).click()
      await page.clock.runFor(10_000)
      await expect(guide).toContainText('Paused')
      await page.getByRole('button', { name: 'Go on' }).click()
      await page.clock.runFor(3500)
      await expect(guide).toContainText('Breathe out')
      await page.clock.runFor(70_000)
      await expect(guide).toContainText('Done')
    })

    test('the front page is accessible in both themes, and nothing sticks out sideways', async ({ page }) => {
      await page.goto('/')
      await expectNoAxeViolations(page)
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(await overflow()).toBeLessThanOrEqual(0)
    })
  })
}

test('the front page fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a member finds the dashboard at the same address, and never the front page', async ({ page, member }) => {
  await member()
  let hasFlashed = false
  await page.exposeFunction('sawFrontPage', () => {
    hasFlashed = true
  })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (!heading?.textContent?.startsWith('Never run out')) return
      if (getComputedStyle(heading).visibility === 'visible')
        (window as unknown as { sawFrontPage: () => void }).sawFrontPage()
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
  expect(hasFlashed).toBe(false)
})
