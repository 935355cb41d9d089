import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { type AppServer, startAppServer } from '../harness/app-server.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { expect, test } from '../harness/test.ts'

const tagHost = 'https://www.googletagmanager.com'
let dataDir: string
let server: AppServer

// The other journeys' server has no analytics, which is the default.
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hearten-e2e-consent-'))
  server = await startAppServer(dataDir, { ANALYTICS_ID: 'G-TEST' })
})
test.afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test.use({ extraOrigins: [tagHost] })
// On one server, because each worker would start its own.
test.describe.configure({ mode: 'default' })

test('visits are counted only after a yes, by path alone', async ({ page, context, pageWatch }) => {
  pageWatch.tolerate(/foreign request: (GET|POST) http:\/\/localhost/)
  const tags: string[] = []
  await context.route(`${tagHost}/**`, (route) => {
    tags.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(`${server.url}/?q=secret`)
  const banner = page.getByRole('region', { name: 'Counting visits' })
  await expect(banner).toBeVisible()
  expect(tags).toEqual([])
  await banner.getByRole('button', { name: 'Yes, count visits' }).click()
  await expect(banner).toBeHidden()
  await expect.poll(() => tags).toEqual([`${tagHost}/gtag/js?id=G-TEST`])

  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  const queued = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))
  await expect.poll(queued).toContain('"page_path":"/auth"')
  expect(await queued()).toContain('"page_path":"/"')
  expect(await queued()).not.toContain('secret')

  // Consent can be withdrawn; nothing is sent from then on, and what the tag stored is removed.
  await page.evaluate(() => Reflect.set(document, 'cookie', '_ga=GA1.1.2; path=/'))
  await page.goto(`${server.url}/privacy`)
  await expect(page.getByText('You said yes to having your visits counted.')).toBeVisible()
  await expect.poll(queued).toContain('"page_path":"/privacy"')
  await page.getByRole('button', { name: 'Stop counting my visits' }).click()
  await expect(page.getByText('Your visits are not counted by Google Analytics.')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [document.cookie, Reflect.get(window, 'ga-disable-G-TEST')]))
    .toEqual(['', true])
  await expectNoAxeViolations(page)
  const told = tags.length
  const before = await queued()
  await page.getByRole('banner').getByRole('link', { name: 'Articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
  expect(await queued()).toBe(before)
  await page.goto(`${server.url}/privacy`)
  await expect(page.getByRole('button', { name: 'Count my visits after all' })).toBeVisible()
  expect(tags).toHaveLength(told)
})

test('a no is remembered, and a browser that refuses tracking is not even asked', async ({
  page,
  context,
  pageWatch,
}) => {
  pageWatch.tolerate(/foreign request: (GET|POST) http:\/\/localhost/)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilAwake(page)
  await expect(page.getByRole('region', { name: 'Counting visits' })).toBeHidden()

  await page.evaluate(() => localStorage.clear())
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.reload()
  await waitUntilAwake(page)
  await expect(page.getByRole('region', { name: 'Counting visits' })).toBeHidden()
})
