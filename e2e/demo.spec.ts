import type { Page } from '@playwright/test'
import { readProgress } from '#contract/progress.ts'
import { expectNoAxeViolations } from './harness/accessibility.ts'
import { createApi } from './harness/api.ts'
import { expectNoHalfEmptyBoxes } from './harness/boxes.ts'
import { testOnOwnServer } from './harness/own-server.ts'
import { expect } from './harness/test.ts'
import { signIn } from './steps/accounts-steps.ts'

const password = 'small-steps-count'

/** The product after `npm start` on a machine without any configuration. */
const test = testOnOwnServer(async () => ({ variables: { DEMO_DATA: 'on' } }))

async function enter(page: Page, name: string) {
  await page.goto('/auth')
  await signIn(page, { email: `${name}@demo.hearten.example`, password })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /)
}

const region = (page: Page, name: string) => page.getByRole('region', { name })

test('after six weeks, every screen has something to show, and the figures match the records', async ({ page }) => {
  await enter(page, 'nadia')
  await expect(region(page, 'Next step')).toContainText('Meeting the evening class outside of class')
  const { checkInStreak, totalCheckIns } = await createApi(page.request).call(readProgress)
  await expect(region(page, 'How is it right now?')).toContainText(
    `${checkInStreak} days in a row, ${totalCheckIns} check-ins so far.`,
  )
  await expect(region(page, 'Your next rung')).toContainText('Join a table that is already eating')
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/community')
  await expect(page.getByText('I said “I see it differently” and the meeting went on')).toBeVisible()
  await page.goto('/coach')
  await expect(page.getByText('Agreed: one card, one sentence, once, standing.')).toBeVisible()
  await page.goto('/reports')
  await expect(page.getByText('No activity data available')).toHaveCount(0)
  // On some days the report also mentions this note.
  await expect(page.getByText('The talk is in my calendar. My stomach has read it.').first()).toBeVisible()
})

test('the new member starts from nothing, and the administrator has something to look after', async ({ page }) => {
  await enter(page, 'sam')
  await expect(region(page, 'Next step')).toContainText('Pick the sentence you’ll arrive with.')
  await expect(region(page, 'How is it right now?')).toContainText('Your first check-in starts the record.')
  await page.context().clearCookies()
  await enter(page, 'ruth')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByText('Ollie').first()).toBeVisible()
})

test('no box is half empty on a desktop, for a member with many records and for one with none', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const look = async (address: string, sign: string) => {
    await page.goto(address)
    await expect(page.getByText(sign).first()).toBeVisible()
    await expectNoHalfEmptyBoxes(page)
  }
  for (const name of ['nadia', 'sam']) {
    await enter(page, name)
    await look('/dashboard', 'Quick Energy Boosters')
    await look('/reports', 'Take it with you')
    await page.context().clearCookies()
  }
  await look('/help-now', 'I need to leave')
  await enter(page, 'ruth')
  await look('/admin', 'Most opened pages')
})
