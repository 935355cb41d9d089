import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createMoodEntry } from '#contract/progress.ts'
import { readReviewMail, setReviewMail } from '#contract/weekly-review.ts'
import { instantOf } from '#rules/moments/local-time.ts'
import { addDays, type Day, findCalendar, mondayOf } from '#rules/progress/calendar.ts'
import { signStopToken } from '#server/features/weekly-review/review-links.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { readSite } from '../harness/site.ts'
import { expect, phoneAndDesktop, test } from '../harness/test.ts'

const timeZone = 'America/New_York'
const card = (page: Page) => page.getByRole('region', { name: 'Your week in three sentences' })

/** Ten in the morning of a day of the current week, counted from its Monday. */
function dayOfThisWeek(nth: number): Date {
  const today = findCalendar(timeZone)?.dayOf(new Date()) as Day
  return instantOf(`${addDays(mondayOf(today), nth)}T10:00`, timeZone)
}

async function openDashboard(page: Page, at: Date) {
  await page.clock.setFixedTime(at)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Helpful Articles' })).toBeVisible()
}

for (const [size, device] of phoneAndDesktop) {
  test.describe(`on ${size}`, () => {
    test.use(device)

    test('the week stands on the dashboard on Sunday and Monday, and on no other day', async ({
      page,
      api,
      member,
    }) => {
      await member()
      await api.call(createMoodEntry, { body: { mood: 2, notes: 'Nobody reads this.', timeZone } })
      for (const nth of [6, 7]) {
        await openDashboard(page, dayOfThisWeek(nth))
        await expect(card(page)).toContainText('You checked in on one day.')
        await expect(card(page)).not.toContainText('Nobody reads this.')
      }
      await expectNoAxeViolations(page)
      await openDashboard(page, dayOfThisWeek(8))
      await expect(card(page)).toHaveCount(0)
      await openDashboard(page, dayOfThisWeek(6))
      await card(page).getByRole('link', { name: 'See your reports' }).click()
      await expect(page).toHaveURL('/reports')
    })

    test('the mail is off, is asked for on the account page, and stops from the mail, signed out', async ({
      page,
      api,
      member,
      anotherDevice,
    }) => {
      const { user } = await member()
      await page.goto('/account#sunday-review')
      const toggle = page.getByRole('switch', { name: 'Email me my week' })
      await expect(toggle).not.toBeChecked()
      await toggle.click()
      await expect(page.getByText('It starts once your email is confirmed.')).toBeVisible()
      await expect.poll(() => api.call(readReviewMail)).toEqual({ isOn: true, timeZone })

      const secret = (await readFile(join(readSite().dataDir, 'session-secret'), 'utf8')).trim()
      const { page: elsewhere } = await anotherDevice()
      await elsewhere.goto(`/weekly-review#token=${signStopToken(secret, user.id)}`)
      await expect(elsewhere).toHaveURL('/weekly-review')
      await expectNoAxeViolations(elsewhere)
      await elsewhere.getByRole('button', { name: 'Stop the Sunday email' }).click()
      await expect(elsewhere.getByRole('heading', { level: 1, name: 'The Sunday email is off.' })).toBeFocused()
      await page.reload()
      await expect(toggle).not.toBeChecked()
    })
  })
}

test('a week without records shows no card, and an invalid link says so', async ({ page, member, pageWatch }) => {
  pageWatch.tolerate(/400/)
  await member()
  const read = page.waitForResponse('**/api/weekly-review?**')
  await openDashboard(page, dayOfThisWeek(6))
  await read
  await expect(card(page)).toHaveCount(0)
  await page.goto('/weekly-review#token=made-up')
  await page.getByRole('button', { name: 'Stop the Sunday email' }).click()
  await expect(page.getByText('This link no longer works.')).toBeVisible()
  await page.goto('/weekly-review')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs its link.' })).toBeVisible()
})

test('the mail follows somebody who moved, once they look at their week', async ({ page, api, member }) => {
  await member()
  await api.call(setReviewMail, { body: { isOn: true, timeZone: 'Asia/Tokyo' } })
  await openDashboard(page, dayOfThisWeek(6))
  await expect.poll(() => api.call(readReviewMail)).toEqual({ isOn: true, timeZone })
})
