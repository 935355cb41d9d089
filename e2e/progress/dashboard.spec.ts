import type { Page } from '@playwright/test'
import { dailyDecks } from '#content/cues/daily.ts'
import { socialFocuses } from '#content/focuses/focus.ts'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { situationCards } from '#content/situations.ts'
import { favoriteCue, recordCueUse } from '#contract/cues.ts'
import { dayIndex } from '#rules/day-index.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'

const greeting = (page: Page) => page.getByRole('heading', { level: 1 })
const dailyCue = (page: Page) => page.getByRole('region', { name: 'Daily Small Talk Cues' })
const nextStep = (page: Page) => page.getByRole('region', { name: 'Next step' })
const emergency = (page: Page) => page.getByRole('region', { name: 'Emergency help' })

async function openDashboard(page: Page, address = '/dashboard') {
  await page.goto(address)
  await expect(greeting(page)).toContainText('Good ')
  await expect(nextStep(page).getByRole('heading')).toBeVisible()
}

test('greets by the clock of the person’s own place', async ({ page, member }) => {
  await member({ firstName: 'Maya' })
  for (const [time, words] of [
    ['2026-03-14T11:59:00-04:00', 'Good morning, Maya.'],
    ['2026-03-14T12:00:00-04:00', 'Good afternoon, Maya.'],
    ['2026-03-14T16:59:00-04:00', 'Good afternoon, Maya.'],
    ['2026-03-14T17:00:00-04:00', 'Good evening, Maya.'],
  ] as const) {
    await page.clock.setFixedTime(time)
    await page.goto('/')
    await expect(greeting(page)).toHaveText(words)
  }
})

test('has every part, at both addresses, and each leads where it says', async ({ page, member }) => {
  await member()
  for (const address of ['/', '/dashboard']) {
    await openDashboard(page, address)
    // The lower ones come a moment after the upper ones.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Pick the sentence you’ll arrive with.',
      'How is it right now?',
      'Is it happening now?',
      'Ask WingMate',
      'Quick Energy Boosters',
      'Daily Small Talk Cues',
      "Today's Social Focus",
      'Your next rung',
      'Helpful Articles',
    ])
  }
  const addresses = async (section: string) => {
    const links = page.getByRole('region', { name: section }).getByRole('listitem').getByRole('link')
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  }
  expect(await addresses('Quick Energy Boosters')).toEqual([
    '/energy-boost/power-breathing',
    '/energy-boost/movement-stretch',
    '/energy-boost/mental-reset',
  ])
  expect(await addresses('Helpful Articles')).toEqual(publishedArticles.slice(0, 3).map(({ id }) => `/articles/${id}`))
  await expect(page.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/articles')
  const focus = socialFocuses[dayIndex(new Date(await page.evaluate(localNoon)), socialFocuses.length)]!
  await expect(page.getByRole('region', { name: "Today's Social Focus" })).toContainText(focus.line)
})

test('the emergency card opens a situation and comes back, by keyboard, with focus where it belongs', async ({
  page,
  member,
}) => {
  await member()
  await openDashboard(page)
  const card = emergency(page)
  expect(await card.getByRole('listitem').allTextContents()).toEqual(situationCards.map(({ name }) => name))
  for (const { name, conversationStarters, breathingTip, affirmation } of situationCards) {
    await card.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('heading', { name, exact: true })).toBeFocused()
    expect(await card.getByRole('listitem').allTextContents()).toEqual(conversationStarters.map((line) => `“${line}”`))
    await expect(card).toContainText(breathingTip)
    await expect(card).toContainText(affirmation)
    await card.getByRole('button', { name: 'Back' }).press('Enter')
    await expect(card.getByRole('button', { name })).toBeFocused()
  }
})

test('the daily cue changes every 8 seconds, waits when paused or pointed at, and starts over after the last', async ({
  page,
  member,
}) => {
  await member()
  await page.clock.install({ time: '2026-03-14T10:00:00-04:00' })
  await openDashboard(page)
  await page.clock.pauseAt('2026-03-14T10:05:00-04:00')
  const first = await shownCue(page)
  await page.clock.runFor(8000)
  await expect.poll(() => shownCue(page)).toBe((first + 1) % 12)
  await dailyCue(page).getByRole('button', { name: 'Next cue' }).click()
  expect(await shownCue(page)).toBe((first + 2) % 12)

  // The pointer is on the card, and focus is in it.
  await page.clock.runFor(30_000)
  expect(await shownCue(page)).toBe((first + 2) % 12)
  await dailyCue(page).getByRole('button', { name: 'Pause the cues' }).click()
  await greeting(page).click()
  await page.clock.runFor(30_000)
  expect(await shownCue(page)).toBe((first + 2) % 12)
  await dailyCue(page).getByRole('button', { name: 'Play the cues' }).click()
  await greeting(page).click()
  for (let turns = 3; turns <= 12; turns += 1) {
    await page.clock.runFor(8000)
    await expect.poll(() => shownCue(page)).toBe((first + turns) % 12)
  }
})

test('the daily cue is still for somebody who asked for less motion', async ({ page, member }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await member()
  await page.clock.install({ time: '2026-03-14T10:00:00-04:00' })
  await openDashboard(page)
  const first = await shownCue(page)
  await page.clock.runFor(60_000)
  expect(await shownCue(page)).toBe(first)
  await expect(dailyCue(page).getByRole('button', { name: /Pause/ })).toHaveCount(0)
})

test('the next step follows from what the person did', async ({ page, member, api }) => {
  await member()
  await openDashboard(page)
  await expect(nextStep(page)).toContainText('Pick the sentence you’ll arrive with.')
  await nextStep(page).getByRole('button', { name: 'A smaller one' }).click()
  await expect(nextStep(page).getByRole('link')).toHaveAttribute('href', '/energy-boost/power-breathing')

  const cueId = 'work-coffee-icebreaker-1'
  await api.call(favoriteCue, { params: { cueId } })
  await openDashboard(page)
  await expect(nextStep(page)).toContainText('You have starred one line.')
  await nextStep(page).getByRole('link', { name: 'See my favorites' }).click()
  await expect(page).toHaveURL('/small-talk-cues?favorites=true')

  for (const _ of 'abc') await api.call(recordCueUse, { params: { cueId, useId: crypto.randomUUID() } })
  await openDashboard(page)
  await expect(nextStep(page)).toContainText('One line is yours now.')
})

test('nothing jumps while a slow network brings the rest', async ({ page, member }) => {
  await member()
  await page.addInitScript(watchShifts)
  let bringTheRest = () => {}
  const seen = new Promise<void>((resolve) => {
    bringTheRest = resolve
  })
  await page.route(/\/api\/(cues|trial|progress|mood-entries|exposure-challenges)/, async (route) => {
    await seen
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(nextStep(page).getByRole('status').first()).toHaveText('Loading your next step')
  await page.evaluate(() => Reflect.set(window, 'shifted', 0))
  bringTheRest()
  await expect(nextStep(page).getByRole('heading')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifted') as number)).toBeLessThan(0.005)
})

test('brings at most 190 KiB of JavaScript in at most 15 files', async ({ page, member }) => {
  await member()
  const loading: Promise<{ url: string; size: number }>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    loading.push(request.sizes().then(({ responseBodySize }) => ({ url: request.url(), size: responseBodySize })))
  })
  await openDashboard(page, '/')
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your next rung' }).getByRole('link')).toBeVisible()
  const scripts = await Promise.all(loading)
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.length, scripts.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(15)
  const total = scripts.reduce((sum, { size }) => sum + size, 0)
  expect(total, scripts.map(({ size, url }) => `${size} ${url}`).join('\n')).toBeLessThanOrEqual(190 * 1024)
})

test('stays useful when the practice data cannot be read', async ({ page, member, pageWatch }) => {
  pageWatch.tolerate(/503|ERR_/)
  await member()
  await page.route('**/api/cues/**', (route) => route.fulfill({ status: 503, body: '' }))
  await openDashboard(page)
  await expect(nextStep(page)).toContainText('Pick the sentence you’ll arrive with.')
})

test('has no accessibility violations, also with a situation open', async ({ page, member }) => {
  await member()
  await openDashboard(page)
  await expectNoAxeViolations(page)
  await emergency(page).getByRole('button', { name: 'Date' }).click()
  await expectNoAxeViolations(page)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('shows the next step without scrolling, and focus follows the visual order', async ({ page, member }) => {
    await member()
    await openDashboard(page)
    await expect(nextStep(page).getByRole('link')).toBeInViewport({ ratio: 1 })
    const tops = await page
      .getByRole('main')
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => one.getBoundingClientRect().top),
      )
    expect(tops.length).toBeGreaterThan(15)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expectNoAxeViolations(page)
  })

  test('a very long name stays inside the screen', async ({ page, member }) => {
    await member({ firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) })
    await openDashboard(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('a tap opens a situation', async ({ page, member }) => {
    await member()
    await openDashboard(page)
    await emergency(page).getByRole('button', { name: 'Networking' }).tap()
    await expect(emergency(page)).toContainText(situationCards[4]!.affirmation)
  })
})

async function shownCue(page: Page): Promise<number> {
  const lines = dailyCue(page).locator('p').filter({ hasText: '“' })
  const shown = await lines.evaluateAll((all) =>
    all.findIndex((line) => line.checkVisibility({ visibilityProperty: true })),
  )
  // Which day it is depends on the time zone; that it is one of ours, in its place, does not.
  expect(dailyDecks.map((deck) => `“${deck[shown]!.text}”`)).toContain(await lines.nth(shown).textContent())
  return shown
}

/** Noon today in the browser's time zone, which is the same day for this process. */
function localNoon(): string {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}T12:00:00`
}

function watchShifts() {
  Reflect.set(window, 'shifted', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
