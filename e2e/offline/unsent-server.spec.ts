import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { readChallengeOverview, readEvidence, startChallenge } from '#contract/challenges/challenges.ts'
import { readCueFavorites, readCueUses } from '#contract/cues.ts'
import { listMoodEntries } from '#contract/progress.ts'
import { readTechniqueStats } from '#contract/techniques.ts'
import { startAppServer } from '../harness/app-server.ts'
import { test as base, expect, phone } from '../harness/test.ts'
import { findChallenges, goPremium, openChallenge, press } from '../steps/challenges-steps.ts'
import { cueCard, favorite } from '../steps/cues-steps.ts'
import { keepOfflineCopy } from '../steps/offline-steps.ts'
import { checkIn, comeBack, face, readDevice, sign } from '../steps/unsent-steps.ts'

type Power = { url: string; off: () => Promise<void>; on: () => Promise<void> }

/** With a separate server that is stopped and restarted midway. */
const test = base.extend<{ power: Power }>({
  ...phone,
  serviceWorkers: 'allow',
  power: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hearten-unsent-'))
    let server = await startAppServer(dataDir)
    const { url } = server
    await use({
      url,
      off: () => server.stop(),
      on: async () => {
        server = await startAppServer(dataDir, { PORT: new URL(url).port })
      },
    })
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ power }, use) => use(power.url),
  extraOrigins: async ({ power }, use) => use([power.url]),
})

const line = 'work-elevator-icebreaker-1'
const writes = /\/api\/(mood-entries|techniques\/usage|cues\/(favorites|uses)\/|exposure-challenges\/complete)/

/** Each write reaches the server once before its answer is lost; the first one stops the server. */
async function loseFirstAnswers(page: Page, power: Power) {
  const lost = new Set<string>()
  const lose = async (route: Route) => {
    const key = `${route.request().method()} ${route.request().url().split('?')[0]}`
    if (route.request().method() === 'GET' || lost.has(key)) return route.continue()
    await route.fetch()
    if (lost.size === 0) await power.off()
    lost.add(key)
    await route.abort()
  }
  await page.route(writes, lose)
  return lost
}

test('while the server is stopped everything is kept on the device and shown, and arrives once', async ({
  page,
  power,
  member,
  api,
  pageWatch,
}) => {
  test.slow()
  pageWatch.tolerate(/ERR_CONNECTION_REFUSED|ERR_FAILED|status of 50\d/)
  await member()
  await goPremium(api)
  const [challenge] = await findChallenges(api, { difficultyLevel: 1 })
  const { id: challengeId, title, points } = challenge!
  await api.call(startChallenge, { params: { challengeId }, body: { anxietyBefore: 7 } })
  await page.goto('/dashboard')
  await keepOfflineCopy(page, { isMember: true })
  await power.off()

  await test.step('a mood, changed in mind, with a tag', async () => {
    await face(page, 'So-so').tap()
    await expect(checkIn(page)).toContainText('Saved on this device, will sync when you’re back online.')
    await face(page, 'Good').tap()
    await checkIn(page).getByRole('button', { name: 'calm', exact: true }).tap()
    await expect.poll(() => readDevice(page)).toContain('calm')
    await page.reload()
    await expect(face(page, 'Good')).toBeChecked()
  })
  await test.step('a technique and what it was worth', async () => {
    await page.goto('/energy-boost/mental-reset')
    await press(page, 'Start')
    await press(page, 'Complete Early')
    await expect(page.getByText('This session isn’t in your records yet')).toBeVisible()
    await page.getByRole('radio', { name: '3' }).tap()
    await expect(page.getByText('Your record will say 3 of 5.')).toBeVisible()
  })
  await test.step('a star and a line that was said', async () => {
    await page.goto('/small-talk-cues')
    await favorite(page, line).tap()
    await cueCard(page, line).getByRole('button', { name: 'I used it' }).tap()
    await expect(page.getByText('2 changes: saved on this device')).toBeVisible()
    await page.reload()
    await expect(favorite(page, line)).toHaveAttribute('aria-pressed', 'true')
    await expect(cueCard(page, line).getByRole('button', { name: 'I used it · once' })).toBeVisible()
  })
  await test.step('a challenge that was begun with a network', async () => {
    await page.goto('/challenges')
    const dialog = await openChallenge(page, title)
    await press(dialog, 'Continue')
    await press(dialog, 'I Completed the Challenge')
    await dialog.getByLabel('One line you learned').fill('People wave back.')
    await dialog.getByLabel('Notes').fill('In the stairwell, no bars.')
    await press(dialog, 'Complete Challenge')
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('One change: saved on this device')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Started' })).toHaveCount(0)
  })
  await expect(sign(page)).toHaveAccessibleName('5 not sent yet')

  await power.on()
  const lost = await loseFirstAnswers(page, power)
  await comeBack(page)
  await expect.poll(() => lost.size).toBe(1)
  await power.on()
  // One answer is lost at a time, so each try gets one further.
  await expect(async () => {
    await comeBack(page)
    expect(await readDevice(page)).toBe('[]')
  }).toPass({ intervals: [500] })
  await expect(sign(page)).toHaveCount(0)
  expect(lost.size).toBeGreaterThanOrEqual(5)

  expect(await api.call(listMoodEntries)).toMatchObject([{ mood: 5, tags: ['calm'] }])
  expect((await api.call(readTechniqueStats)).total).toMatchObject({ sessions: 1, averageRating: 3 })
  expect(await api.call(readCueFavorites)).toEqual({ cueIds: [line] })
  expect(await api.call(readCueUses)).toEqual({ uses: [{ cueId: line, count: 1 }] })
  expect(await api.call(readChallengeOverview)).toMatchObject({ points, openRuns: [] })
  expect((await api.call(readEvidence)).lines).toMatchObject([{ learnt: 'People wave back.' }])
  await expect(page.getByText(`${points} points so far.`)).toBeVisible()
})
