import { test as base, expect, type Page } from '@playwright/test'
import * as timings from '#rules/timings.ts'
import { findSmallTargets, findSmallText } from '../kit/find-small.ts'
import { startKitServer } from '../kit/kit-server.ts'
import { expectNoAxeViolations } from './harness/accessibility.ts'
import { createPageWatch } from './harness/page-watch.ts'
import { patienceMs } from './harness/patience.ts'

type Fixtures = {
  /** The kit's page, open. */
  kit: Page
  /** The same, but the clock only advances when a test says so. */
  stillKit: Page
}

let server: Awaited<ReturnType<typeof startKitServer>> | undefined

const test = base.extend<Fixtures>({
  // Playwright also asks for it while the server is still being started.
  baseURL: async ({}, use) => use(server?.url),
  page: async ({ page, context, baseURL }, use) => {
    const watch = createPageWatch([baseURL ?? ''])
    watch.watch(context)
    await use(page)
    expect(watch.findings(), 'requests to other hosts and errors met on the way').toEqual([])
  },
  kit: async ({ page }, use) => {
    await openKit(page)
    await use(page)
  },
  stillKit: async ({ page }, use) => {
    await page.clock.install()
    await openKit(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await use(page)
  },
})

async function openKit(page: Page, search = '') {
  await page.goto(`/${search}`)
  await expect(page.getByRole('heading', { name: 'Kit' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

// In one worker, because each worker would build its own kit.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(patienceMs(60_000))
  server = await startKitServer()
})
test.afterAll(() => server?.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toastIn = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).locator('[data-state=open]')

const opened = '[role=dialog], [role=menu], [role=alert][data-state=open]'
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('has no accessibility violation, never scrolls sideways, and nothing is too small', async ({ kit }) => {
      test.slow()
      await expectNoAxeViolations(kit)
      expect(await kit.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      expect(await kit.evaluate(findSmallText)).toEqual([])
      expect(await kit.evaluate(findSmallTargets)).toEqual([])
    })
  })
}

test('has no accessibility violation in what opens', async ({ kit }) => {
  test.slow()
  for (const opener of ['Open a dialog', 'Open an experiment', 'Open a sheet', 'Open a menu', 'Show a warning']) {
    await button(kit, opener).click()
    // A toast stays as long as the pointer is on it.
    await kit.locator(opened).hover()
    await expectNoAxeViolations(kit, opened)
    await kit.keyboard.press('Escape')
    await expect(kit.locator(opened)).toHaveCount(0)
  }
})

test('follows the system, unless a theme was chosen', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await openKit(page)
  const light = await ground()
  await openKit(page, '?theme=dark')
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).toBe(dark)
  await openKit(page, '?theme=light')
  expect(await ground()).toBe(light)
  await openKit(page)
  expect(await ground()).toBe(dark)
})

test.describe('toasts', () => {
  test('show one at a time', async ({ stillKit: kit }) => {
    await button(kit, 'Show a toast').click()
    await expect(toastIn(kit)).toHaveText('Saved on this device, will sync.')
    await expect(toastIn(kit)).toHaveRole('status')
    await button(kit, 'Show a warning').click()
    await expect(toastIn(kit)).toHaveCount(1)
    await expect(toastIn(kit)).toContainText('Your reply didn’t send.')
    await expect(toastIn(kit)).toHaveRole('alert')
    await button(kit, 'Send again').click()
    await expect(toastIn(kit)).toHaveText('Your reply has been posted!')
  })

  test('close after their time, also after one was dismissed under the pointer', async ({ stillKit: kit }) => {
    for (const round of ['first', 'second']) {
      await button(kit, 'Show a toast').click()
      await kit.clock.runFor(timings.toastDurationMs - 1)
      await expect(toastIn(kit), `the ${round} toast, a moment early`).toBeVisible()
      await kit.clock.runFor(1)
      await expect(toastIn(kit), `the ${round} toast`).toHaveCount(0)

      await button(kit, 'Show a warning').click()
      await toastIn(kit).hover()
      await kit.keyboard.press('Escape')
      await expect(kit.getByText('It’s kept as a draft.')).toHaveCount(0)
    }
  })

  test('are reached by their key, dismissed by Esc, and give the focus back', async ({ stillKit: kit }) => {
    const opener = button(kit, 'Show a warning')
    await opener.focus()
    await kit.keyboard.press('Enter')
    await expect(toastIn(kit)).toBeVisible()
    await kit.keyboard.press(timings.toastHotkey)
    await kit.keyboard.press('Tab')
    await expect(toastIn(kit)).toBeFocused()
    await kit.keyboard.press('Tab')
    await expect(button(kit, 'Send again')).toBeFocused()
    await kit.keyboard.press('Escape')
    await expect(toastIn(kit)).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('leave with a swipe to the right past the threshold, and come back before it', async ({ stillKit: kit }) => {
    await button(kit, 'Show a toast').click()
    await swipeToast(kit, timings.toastSwipePx)
    await expect(toastIn(kit)).toBeVisible()
    await swipeToast(kit, -timings.toastSwipePx - 30)
    await expect(toastIn(kit)).toBeVisible()
    await swipeToast(kit, timings.toastSwipePx + 1)
    await expect(toastIn(kit)).toHaveCount(0)
  })

  test('can be dismissed over an open dialog without closing it', async ({ stillKit: kit }) => {
    await button(kit, 'Show a warning').click()
    await button(kit, 'Open a dialog').click()
    await kit.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await expect(toastIn(kit)).toHaveCount(0)
    await expect(kit.getByRole('dialog')).toBeVisible()
  })
})

async function swipeToast(page: Page, distancePx: number) {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ ready }) => ready)))
  const box = await toastIn(page).boundingBox()
  if (!box) throw new Error('There is no toast to swipe.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distancePx / 2, y)
  await page.mouse.move(x + distancePx, y)
  await page.mouse.up()
}

test('tooltips wait, then skip the wait for a neighbor, and keep their distance', async ({ stillKit: page }) => {
  const [bell, heart] = [button(page, 'Notifications'), button(page, 'Favorite')]
  const tip = page.locator('[data-radix-popper-content-wrapper]')

  await bell.hover()
  await page.clock.runFor(timings.tooltipDelayMs - 1)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tip).toContainText('Replies to you')
  const [above, below] = [await tip.boundingBox(), await bell.boundingBox()]
  expect(below!.y - (above!.y + above!.height)).toBeCloseTo(timings.tooltipOffsetPx, 0)

  await page.mouse.move(5, 5, { steps: 5 })
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(timings.tooltipSkipDelayMs - 1)
  await heart.hover()
  await expect(tip).toContainText('Keep this line')

  await page.mouse.move(5, 5, { steps: 5 })
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(timings.tooltipSkipDelayMs)
  await bell.hover()
  await page.clock.runFor(timings.tooltipDelayMs - 1)
  await expect(tip).toHaveCount(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a dialog keeps the focus, closes by Esc and gives it back (motion: ${reducedMotion})`, async ({ kit }) => {
    await kit.emulateMedia({ reducedMotion })
    const opener = button(kit, 'Open an experiment')
    await opener.focus()
    await kit.keyboard.press('Enter')
    const dialog = kit.getByRole('dialog', { name: 'Say your idea in the first ten minutes' })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    for (const key of [...Array(7).fill('Tab'), ...Array(7).fill('Shift+Tab')]) {
      await kit.keyboard.press(key)
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await kit.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
}

test('a slider moves by the keyboard and says its value in words', async ({ kit }) => {
  const sure = kit.getByRole('slider', { name: 'How sure are you?' })
  await sure.focus()
  await kit.keyboard.press('ArrowRight')
  await expect(sure).toHaveAttribute('aria-valuetext', '75%')
  await kit.keyboard.press('ArrowLeft')
  await kit.keyboard.press('ArrowLeft')
  await expect(sure).toHaveAttribute('aria-valuetext', '65%')
  await kit.keyboard.press('Home')
  await expect(sure).toHaveAttribute('aria-valuenow', '0')
  await kit.keyboard.press('End')
  await expect(sure).toHaveAttribute('aria-valuenow', '100')
  const anxious = kit.getByRole('slider', { name: 'How anxious right now?' })
  await expect(anxious).toHaveAttribute('aria-valuetext', '6 of 10')
})
