import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { openActivity, start } from '../steps/energy-boost-steps.ts'

const word = (page: Page) => page.getByRole('status').filter({ hasText: /Breathe|Hold|pace|Paused/ })

/** How large the lit circle is on screen. */
async function litWidth(page: Page) {
  return page.locator('circle[fill="var(--glow)"]').evaluate((circle) => circle.getBoundingClientRect().width)
}

async function beginBreathing(page: Page) {
  await openActivity(page, 'power-breathing')
  await start(page)
}

test('in 4, hold 4, out 6, five times, then one’s own pace', async ({ page, member }) => {
  await member()
  await beginBreathing(page)
  for (let cycle = 1; cycle <= 5; cycle += 1) {
    for (const [phase, seconds] of [
      ['Breathe in', 4],
      ['Hold', 4],
      ['Breathe out', 6],
    ] as const) {
      await expect(word(page)).toHaveText(phase)
      await expect(page.getByText(`Breath ${cycle} of 5`)).toBeVisible()
      await page.clock.runFor(seconds * 1000)
    }
  }
  await expect(word(page)).toHaveText('Your own pace')
  await expect(page.getByText('All 5 breaths done')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText('0:50 of 2:00 to go')
})

test('the seconds of each phase count down beside the word', async ({ page, member }) => {
  await member()
  await beginBreathing(page)
  const number = page.getByRole('paragraph', { includeHidden: true }).filter({ hasText: /^\d$/ })
  // A little past each second, because the picture follows with the next frame.
  await page.clock.runFor(50)
  for (const seconds of [4, 3, 2, 1, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1, 4]) {
    await expect(number).toHaveText(String(seconds))
    await page.clock.runFor(1000)
  }
})

test('the disc grows, rests, shrinks, and stands still in a pause', async ({ page, member }) => {
  await member()
  await beginBreathing(page)
  await page.clock.runFor(100)
  const empty = await litWidth(page)
  await page.clock.runFor(2000)
  const half = await litWidth(page)
  await page.clock.runFor(2500)
  const full = await litWidth(page)
  expect(half).toBeGreaterThan(empty * 1.03)
  expect(full).toBeGreaterThan(half * 1.03)
  await page.clock.runFor(2000)
  expect(await litWidth(page)).toBeCloseTo(full, 1)
  await page.clock.runFor(4500)
  expect(await litWidth(page)).toBeLessThan(full * 0.98)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(word(page)).toHaveText('Paused')
  const paused = await litWidth(page)
  await page.clock.runFor(5000)
  expect(await litWidth(page)).toBe(paused)
})

test('can be followed as a bar, and back', async ({ page, member }) => {
  await member()
  await beginBreathing(page)
  await expect(page.locator('circle[fill="var(--glow)"]')).toBeVisible()
  await page.getByRole('button', { name: 'Show as a bar' }).click()
  await expect(page.locator('circle[fill="var(--glow)"]')).toBeHidden()
  await page.getByRole('button', { name: 'Show as a circle' }).click()
  await expect(page.locator('circle[fill="var(--glow)"]')).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a bar fills and empties, with the same words, and nothing else moves', async ({ page, member }) => {
    await member()
    await beginBreathing(page)
    await expect(page.locator('circle[fill="var(--glow)"]')).toBeHidden()
    const fill = page.locator('.bg-glow')
    const share = () =>
      fill.evaluate((bar) => bar.getBoundingClientRect().width / bar.parentElement!.getBoundingClientRect().width)
    expect(await share()).toBeLessThan(0.05)
    await page.clock.runFor(2000)
    expect(await share()).toBeCloseTo(0.5, 1)
    await page.clock.runFor(3000)
    expect(await share()).toBeCloseTo(1, 2)
    await expect(word(page)).toHaveText('Hold')
    await page.clock.runFor(6000)
    await expect(word(page)).toHaveText('Breathe out')
    expect(await share()).toBeCloseTo(0.5, 1)
  })
})

test.describe('sound', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const made = { contexts: 0, tones: 0 }
      const node = () => ({
        connect: () => {},
        start() {
          made.tones += 1
        },
        stop: () => {},
        frequency: { value: 0 },
        gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
      })
      function openSilently() {
        made.contexts += 1
        return {
          currentTime: 0,
          createGain: node,
          createOscillator: node,
          resume: async () => {},
          close: async () => {},
        }
      }
      Object.assign(window, { made, AudioContext: openSilently })
    })
  })

  const made = (page: Page) =>
    page.evaluate(() => (window as unknown as { made: { contexts: number; tones: number } }).made)

  test('is off until it is turned on, then marks each phase, and can be turned off', async ({ page, member }) => {
    await member()
    await beginBreathing(page)
    await page.clock.runFor(9000)
    expect(await made(page)).toEqual({ contexts: 0, tones: 0 })

    await page.getByRole('button', { name: 'Turn sound on' }).click()
    await page.clock.runFor(14_000)
    expect(await made(page)).toEqual({ contexts: 1, tones: 3 })

    await page.getByRole('button', { name: 'Turn sound off' }).click()
    await page.clock.runFor(14_000)
    expect(await made(page)).toEqual({ contexts: 1, tones: 3 })
  })
})

for (const [what, viewport] of [
  ['on a low phone', { width: 320, height: 480 }],
  ['on a phone held sideways', { width: 640, height: 320 }],
  ['at 200 % zoom', { width: 720, height: 450 }],
  ['at 200 % zoom on a wide screen', { width: 1280, height: 400 }],
] as const) {
  test.describe(what, () => {
    test.use({ viewport })

    test(`the circle and Pause are seen together ${what}, from the top of the page`, async ({ page, member }) => {
      await member()
      await openActivity(page, 'power-breathing')
      await page.getByRole('heading', { name: 'Tips' }).scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Start' }).evaluate((button: HTMLElement) => button.click())
      await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('circle[fill="var(--glow)"]')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.getByRole('button', { name: 'Complete Early' }).scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Complete Early' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /done\.$/ })).toBeInViewport()
    })

    test(`the circle and Pause of Help now fit one view ${what}`, async ({ page }) => {
      await page.goto('/help-now')
      await page.getByRole('button', { name: 'Breathe with me' }).click()
      const [disc, pause] = [page.locator('circle[fill="var(--glow)"]'), page.getByRole('button', { name: 'Pause' })]
      const top = await disc.evaluate((circle) => circle.getBoundingClientRect().top)
      const bottom = await pause.evaluate((button) => button.getBoundingClientRect().bottom)
      const bars = await page.evaluate(() =>
        ['header', 'nav[aria-label="Quick access"]']
          .map((bar) => document.querySelector(bar)?.getBoundingClientRect().height ?? 0)
          .reduce((sum, height) => sum + height),
      )
      expect(bottom - top).toBeLessThanOrEqual(viewport.height - bars)
    })
  })
}
