import type { Page } from '@playwright/test'
import { waitUntilAwake } from '../harness/awake.ts'
import { test } from '../harness/network.ts'
import { patienceMs } from '../harness/patience.ts'
import { expect, phone } from '../harness/test.ts'
import { keepOfflineCopy } from '../steps/offline-steps.ts'

test.use(phone)

const card = (page: Page) => page.getByRole('region', { name: 'A new version is ready' })
const build = (page: Page) => page.evaluate((): unknown => Reflect.get(window, '__reactRouterManifest')?.version)

/** What the browser does by itself, or the app after an hour. */
async function lookForUpdate(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
}

test('a new version is only used once the person agrees, in each tab separately', async ({ page, context, door }) => {
  await page.goto('/')
  await keepOfflineCopy(page)
  const other = await context.newPage()
  await other.goto('/articles')
  await waitUntilAwake(other)
  await other.evaluate(() => navigator.serviceWorker.ready)
  const before = await build(page)

  await test.step('it is offered, but not to somebody in the middle of an exercise', async () => {
    const breathe = page.getByRole('button', { name: 'Try five breaths' })
    await breathe.click()
    door.deploy()
    await lookForUpdate(page)
    await expect(card(other)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(card(page)).toBeHidden()
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(card(page)).toBeVisible()
  })

  await test.step('Refresh brings it to this tab', async () => {
    await card(page).getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => build(page).catch(() => before)).not.toBe(before)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(card(page)).toBeHidden()
  })

  await test.step('the other tab stays on the old version, also for screens it had not loaded, until it is refreshed', async () => {
    door.lose(/\/assets\/article\.route/)
    await other
      .getByRole('link', { name: /First Date With Social Anxiety/ })
      .first()
      .click()
    await expect(other.getByRole('heading', { level: 1, name: /First Date/ })).toBeVisible()
    expect(await build(other)).toBe(before)
    await card(other).getByRole('button', { name: 'Later' }).click()
    await expect(card(other)).toBeHidden()
  })
})

test('a page of the new version switches to its service worker without asking', async ({ page, door }) => {
  test.slow()
  await page.goto('/articles')
  await keepOfflineCopy(page)
  door.deploy()
  await page.goto('/pricing')
  await waitUntilAwake(page)
  const current = await build(page)
  await lookForUpdate(page)
  // It first fetches every file of the new build. Nothing is sent to the old worker meanwhile: the browser may keep it
  // until it has been idle for half a minute, and every message would restart that wait.
  await expect.poll(() => page.evaluate(isUpdateOver), { timeout: patienceMs(75_000) }).toBe(true)
  expect(await page.evaluate(askController)).toBe(current)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card(page)).toBeHidden()
})

/** Runs in the page. */
async function isUpdateOver(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  const { controller } = navigator.serviceWorker
  return !registration?.installing && !registration?.waiting && controller === registration?.active
}

/** Runs in the page. */
function askController(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    navigator.serviceWorker.controller?.postMessage({ type: 'which-version' }, [port2])
  })
}
