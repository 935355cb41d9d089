import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { lessonList } from '#content/generated/lesson-list.ts'
import { createMoodEntry } from '#contract/progress.ts'
import { createApi } from '../harness/api.ts'
import { type AppServer, startAppServer } from '../harness/app-server.ts'
import { movePointer } from '../harness/awake.ts'
import { test as onNetwork } from '../harness/network.ts'
import { patienceMs } from '../harness/patience.ts'
import { signUp } from '../harness/people.ts'
import { test as base, expect, phone } from '../harness/test.ts'
import { keepOfflineCopy } from '../steps/offline-steps.ts'

/** With a separate server that the journey may stop. */
const onOwnServer = base.extend<{ server: AppServer }>({
  serviceWorkers: 'allow',
  server: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hearten-offline-'))
    const server = await startAppServer(dataDir)
    await use(server)
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ server }, use) => use(server.url),
  extraOrigins: async ({ server }, use) => use([server.url]),
})

onOwnServer.use(phone)
onNetwork.use(phone)

const away = (page: Page) => page.getByText('We can’t reach Hearten right now.')

onOwnServer(
  'with the server stopped, every screen opens after any first visit',
  async ({ page: visitor, browser, server, pageWatch }) => {
    onOwnServer.slow()
    pageWatch.tolerate(/ERR_CONNECTION_REFUSED|ERR_FAILED/)
    const context = await browser.newContext({ ...phone, baseURL: server.url, serviceWorkers: 'allow' })
    const member = await context.newPage()
    const api = createApi(context.request)
    await signUp(api)
    await api.call(createMoodEntry, { body: { mood: 4, timeZone: 'America/New_York' } })
    // Each opens one screen, and none of those that are opened later.
    await member.goto('/privacy')
    await visitor.goto('/newsletter')
    await keepOfflineCopy(member, { isMember: true })
    await keepOfflineCopy(visitor)
    await server.stop()

    await onOwnServer.step('a visitor finds help, articles and the front page', async () => {
      await visitor.goto('/help-now?from=home-screen')
      await expect(visitor.getByRole('link', { name: /988/ }).first()).toBeVisible()
      await visitor.getByRole('button', { name: 'Breathe with me' }).click()
      await expect(visitor.getByRole('button', { name: 'Pause' })).toBeVisible()
      await visitor.goto('/articles/small-talk-social-anxiety-tips?utm_source=letter#sources')
      await expect(visitor.getByRole('heading', { name: 'Sources' })).toBeVisible()
      await visitor.goto('/articles')
      await visitor
        .getByRole('link', { name: /First Date With Social Anxiety/ })
        .first()
        .click()
      await expect(visitor.getByRole('heading', { level: 1, name: /First Date/ })).toBeVisible()
      await visitor.goto('/')
      await expect(visitor.getByRole('heading', { level: 1, name: /Never run out/ })).toBeVisible()
    })

    await onOwnServer.step('a member is greeted, and told that this is from last time', async () => {
      await member.goto('/')
      await expect(member.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible()
      await expect(member.getByText('1 check-in so far.')).toBeVisible()
      await expect(away(member)).toBeVisible()
    })

    await onOwnServer.step('cues, cards and techniques work', async () => {
      await member.goto('/small-talk-cues?from=home-screen')
      await expect(member.getByText('Which floor are you?').first()).toBeVisible()
      await member.goto('/conversation-cards')
      await member.getByRole('button', { name: /Light & Fun/ }).click()
      await expect(member.getByText('1/10')).toBeVisible()
      await member.goto('/techniques')
      await expect(member.getByRole('heading', { name: 'Power Breathing' })).toBeVisible()
      await member.goto('/energy-boost/power-breathing')
      await member.getByRole('button', { name: 'Start', exact: true }).click()
      await expect(member.getByRole('button', { name: 'Pause' })).toBeVisible()
    })

    await onOwnServer.step('lessons can be read, with their pictures', async () => {
      const lesson = lessonList.find(({ isFeatured }) => isFeatured)!
      await member.goto(`/learn?lesson=${lesson.id}`)
      await expect(member.getByRole('dialog').getByRole('paragraph').nth(3)).toBeVisible()
      await expect(member.getByText('The text didn’t arrive')).toBeHidden()
    })

    await onOwnServer.step('what only the server knows says so', async () => {
      await member.goto('/help-now')
      await expect(member.getByRole('heading', { level: 1 })).toBeVisible()
      await member.goto('/community')
      await expect(member.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()
      await member.goto('/no-such-place')
      await expect(member.getByRole('heading', { level: 1, name: /404/ })).toBeVisible()
    })
    await context.close()
  },
)

onNetwork(
  'whoever touched nothing finds Help now without a network, and nothing else was fetched',
  async ({ page, door, pageWatch }) => {
    pageWatch.tolerate(/ERR_/)
    await page.goto('/articles')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const kept = () => page.evaluate(async () => (await (await caches.open('library')).keys()).length)
    // Only its own list.
    await expect.poll(kept).toBe(1)
    await door.close()
    await page.goto('/help-now')
    await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible()
    expect(await kept()).toBe(1)
  },
)

onNetwork(
  'a server that never answers is not waited for, and signing out leaves nothing behind',
  async ({ page, door, member, pageWatch }) => {
    pageWatch.tolerate(/ERR_|Failed to fetch/)
    await page.clock.install()
    await member()
    await page.goto('/techniques')
    await keepOfflineCopy(page, { isMember: true })
    const ownCopies = () => page.evaluate(() => caches.has('last-seen'))

    await onNetwork.step('after some seconds the copy is shown', async () => {
      door.fallSilent()
      await page.goto('/small-talk-cues', { waitUntil: 'commit' })
      await expect(page.getByText('Which floor are you?').first()).toBeVisible({ timeout: patienceMs(20_000) })
      await expect(away(page)).toBeVisible()
    })

    await onNetwork.step('when it answers again, the notice goes by itself', async () => {
      await door.open()
      await page.clock.fastForward(11_000)
      await expect(away(page)).toBeHidden()
      expect(await ownCopies()).toBe(true)
    })

    await onNetwork.step('after signing out nobody is there, on the device either', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('button', { name: 'Your menu' }).click()
      await page.getByRole('menuitem', { name: 'Sign Out' }).click()
      await page.clock.fastForward(1000)
      await expect(page.getByRole('heading', { level: 1, name: /Never run out/ })).toBeVisible()
      expect(await ownCopies()).toBe(false)
      await door.close()
      await page.goto('/small-talk-cues')
      await expect(page.getByRole('heading', { name: 'We can’t reach Hearten right now' })).toBeVisible()
    })
  },
)

onNetwork(
  'a file that did not come breaks one screen at most, and is fetched later',
  async ({ page, door, pageWatch }) => {
    pageWatch.tolerate(/ERR_|This screen could not be loaded/)
    door.lose(/\/assets\/pricing\.route/)
    await page.goto('/help-now')
    await movePointer(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('library')).keys()).length))
      .toBeGreaterThan(150)

    await onNetwork.step('its screen says so, without loading over and over', async () => {
      await door.close()
      let loads = 0
      page.on('framenavigated', () => {
        loads += 1
      })
      await page.goto('/pricing')
      await movePointer(page)
      await expect(page.getByRole('heading', { level: 1, name: 'This page got stuck' })).toBeVisible()
      expect(loads).toBeLessThan(4)
      await page.getByRole('link', { name: 'Help now' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /right place/ })).toBeVisible()
    })

    await onNetwork.step('with the next page the rest is fetched', async () => {
      door.lose(null)
      await door.open()
      await page.goto('/help-now')
      await keepOfflineCopy(page)
      await door.close()
      await page.goto('/pricing?billing=annual')
      await expect(page.getByText('$59.88').first()).toBeVisible()
    })
  },
)

onNetwork(
  'what broke off on the way is fetched again without a new page',
  async ({ page, door, member, pageWatch }) => {
    pageWatch.tolerate(/ERR_/)
    await member()
    door.breakOff(/exposure-challenges\/ladder|\/assets\/pricing\.route/)
    await page.goto('/moments')
    const isKept = (address: string) => page.evaluate(async (path) => Boolean(await caches.match(path)), address)
    await expect.poll(() => isKept('/api/exposure-challenges/user-progress')).toBe(true)
    expect(await isKept('/api/exposure-challenges/ladder')).toBe(false)
    door.breakOff(null)
    await keepOfflineCopy(page, { isMember: true })
  },
)
