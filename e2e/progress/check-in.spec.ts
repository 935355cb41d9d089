import type { Page } from '@playwright/test'
import { createMoodEntry, listMoodEntries, readProgress } from '#contract/progress.ts'
import { addDays } from '#rules/progress/calendar.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'

const card = (page: Page) => page.getByRole('region', { name: /^How (is it right now|was )/ })
const face = (page: Page, name: string) => card(page).getByRole('radio', { name, exact: true })
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click()

async function openDashboard(page: Page) {
  await page.goto('/dashboard')
  await expect(card(page).getByRole('list', { name: 'This week' })).toBeVisible()
}

test('one tap saves; tags, a note and a change of mind follow, and it can be deleted', async ({
  page,
  api,
  member,
}) => {
  await member()
  await openDashboard(page)
  await expect(card(page)).toContainText('Your first check-in starts the record.')
  await face(page, 'Shaky').click()
  await expect(card(page)).toContainText(/Saved \d+:\d\d [AP]M\. You can change it until midnight\./)
  expect(await api.call(listMoodEntries)).toMatchObject([{ mood: 2, notes: null, tags: [] }])

  await press(page, 'tired')
  await press(page, 'more tags')
  await press(page, 'at work')
  await press(page, 'note')
  await page.keyboard.type('Asked where the stapler lives.')
  await press(page, 'Save note')
  await face(page, 'Steady').click()
  await expect(card(page)).toContainText('Saved')
  const wanted = { mood: 4, notes: 'Asked where the stapler lives.', tags: ['tired', 'at-work'] }
  await expect.poll(() => api.call(listMoodEntries)).toMatchObject([wanted])
  await expectNoAxeViolations(page)

  await page.reload()
  await expect(face(page, 'Steady')).toBeChecked()
  await expect(card(page).getByRole('button', { name: 'at work' })).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page)).toContainText('1 check-in so far.')

  await press(page, 'Check in again')
  await expect(face(page, 'Steady')).not.toBeChecked()
  await face(page, 'Rough').click()
  await expect(card(page).getByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/help-now')
  await expect(card(page)).toContainText('2 check-ins so far.')
  await press(page, 'Delete')
  await press(page, 'Keep it')
  await press(page, 'Delete')
  await press(page, 'Yes, delete it')
  await expect(face(page, 'Steady')).toBeChecked()
  await expect(card(page).getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  await expect.poll(() => api.call(listMoodEntries)).toMatchObject([wanted])
  await expect(card(page)).toContainText('1 check-in so far.')
})

test('without a network it stays on the device, and arrives once', async ({
  page,
  context,
  api,
  member,
  pageWatch,
}) => {
  pageWatch.tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|waits on this device/)
  await member()
  await openDashboard(page)
  await context.setOffline(true)
  await face(page, 'So-so').click()
  await expect(card(page)).toContainText('Saved on this device, will sync')
  await face(page, 'Good').click()
  await press(page, 'calm')
  await expect(card(page)).toContainText('Saved on this device, will sync')
  expect(await api.call(listMoodEntries)).toEqual([])

  // Back online: the first try arrives, but its answer is lost.
  let isLost = false
  await page.route('**/api/mood-entries', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await context.setOffline(false)
  await expect.poll(() => isLost).toBe(true)
  await expect(card(page)).toContainText('Saved on this device, will sync')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(card(page)).toContainText(/Saved \d+:\d\d/)
  expect(await api.call(listMoodEntries)).toMatchObject([{ mood: 5, tags: ['calm'] }])
  expect(await api.call(readProgress)).toMatchObject({ totalCheckIns: 1, checkInStreak: 1, averageMood: 5 })
  await page.reload()
  await expect(face(page, 'Good')).toBeChecked()
})

test.describe('far from the server’s own midnight', () => {
  test.use({ ...phone, timezoneId: 'Pacific/Kiritimati', colorScheme: 'dark' })

  test('a phone checks in for its own days, up to a week back', async ({ page, api, member }) => {
    await member()
    await openDashboard(page)
    const timeZone = 'Pacific/Kiritimati'
    const { today } = await api.call(readProgress, { query: { timeZone } })
    await face(page, 'Steady').tap()
    await expect(card(page)).toContainText('1 check-in so far.')
    const days = card(page).getByRole('combobox')
    await expect(days.locator('option')).toHaveCount(8)
    await days.selectOption('Yesterday')
    await expect(card(page).getByRole('heading', { name: 'How was yesterday?' })).toBeVisible()
    await face(page, 'Shaky').tap()
    await expect(card(page)).toContainText('Saved for Yesterday. You can change it until midnight.')
    await expect(card(page)).toContainText('2 days in a row, 2 check-ins so far.')
    const entries = await api.call(listMoodEntries, { query: { timeZone } })
    expect(entries.map(({ day, mood }) => [day, mood])).toEqual([
      [today, 4],
      [addDays(today, -1), 2],
    ])
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('another tab, a lost session and a refused day are told in words', async ({
  page,
  context,
  api,
  member,
  pageWatch,
}) => {
  pageWatch.tolerate(/401|400|waits on this device/)
  await member()
  await openDashboard(page)
  // Checked in elsewhere, in the browser's time zone, because early in the day it would be another day. Shown on coming
  // back; past days stay unchanged.
  await api.call(createMoodEntry, { body: { mood: 1, timeZone: 'America/New_York', madeSecondsAgo: 3 * 24 * 60 * 60 } })
  await page.reload()
  await expect(card(page)).toContainText('1 check-in so far.')
  await expect(face(page, 'Rough')).not.toBeChecked()
  await card(page).getByRole('combobox').selectOption({ index: 3 })
  await expect(card(page)).toContainText('Already there: Rough.')

  await page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60 * 1000)
  await page.reload()
  await face(page, 'Good').click()
  await expect(page.getByText('That day has not come yet. Check the date on this device.').first()).toBeVisible()
  await expect(face(page, 'Good')).not.toBeChecked()
  expect(await api.call(listMoodEntries)).toHaveLength(1)

  await context.clearCookies()
  await face(page, 'Good').click()
  await expect(page.getByText('You are logged out. Redirecting to sign in...').first()).toBeVisible()
  await expect(page).toHaveURL('/auth')
})
