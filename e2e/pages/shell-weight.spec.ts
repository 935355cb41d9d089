import type { Page } from '@playwright/test'
import { startTrial } from '#contract/trial.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { expect, phone, test } from '../harness/test.ts'

const usualKb = 136

/** What the page loads of this kind from now on. Sizes are known slightly later than the file, so they are awaited. */
function weigh(page: Page, kind: 'script' | 'font') {
  const files: Promise<{ path: string; size: number }>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== kind) return
    const { pathname: path } = new URL(request.url())
    files.push(request.sizes().then(({ responseBodySize: size }) => ({ path, size })))
  })
  return async () => {
    await waitUntilAwake(page)
    const found = await Promise.all(files)
    return {
      found,
      total: found.reduce((sum, { size }) => sum + size, 0),
      list: found.map(({ path, size }) => `${size} ${path}`).join('\n'),
    }
  }
}

/** Bytes over the network for one visit, including headers; what is cached costs nothing. */
async function weighVisit(page: Page, address: string) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const kinds = new Map<string, string>()
  const files: { kind: string; size: number }[] = []
  network.on('Network.requestWillBeSent', ({ requestId, type = '' }) => kinds.set(requestId, type))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength: size }) =>
    files.push({ kind: kinds.get(requestId) ?? '', size }),
  )
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await network.detach()
  const sum = (kind?: string) =>
    files.reduce((total, file) => total + (!kind || file.kind === kind ? file.size : 0), 0) / 1024
  return { scriptKb: sum('Script'), allKb: sum(), files: files.length }
}

/** Runs in the page before its own scripts. The first format made with Intl takes a phone longer than any of them. */
function watchFormats() {
  const made: string[] = []
  const watch = (owner: object, name: string) => {
    const call = Reflect.get(owner, name)
    const apply = (_: unknown, self: unknown, inputs: unknown[]) => {
      made.push(name)
      return Reflect.apply(call, self, inputs)
    }
    const construct = (_: unknown, inputs: unknown[]): object => {
      made.push(name)
      return Reflect.construct(call, inputs)
    }
    Reflect.set(owner, name, new Proxy(call, { apply, construct }))
  }
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'PluralRules']) watch(Intl, name)
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) watch(Date.prototype, name)
  watch(Number.prototype, 'toLocaleString')
  Reflect.set(window, 'madeFormats', made)
}

test('before anybody touches it the front page brings no script, and 160 KB in all at most', async ({ page }) => {
  const { scriptKb, allKb } = await weighVisit(page, '/')
  expect(scriptKb).toBe(0)
  expect(allKb).toBeGreaterThan(40)
  expect(allKb).toBeLessThanOrEqual(160)
})

test('a second visit brings at most 5 KB', async ({ page }) => {
  await page.goto('/')
  await waitUntilAwake(page)
  const { files, allKb } = await weighVisit(page, '/')
  expect(files).toBeGreaterThan(0)
  expect(allKb).toBeLessThanOrEqual(5)
})

for (const { address, kb, files } of [
  { address: '/', kb: 190, files: 12 },
  { address: '/coach', kb: 190, files: 12 },
  { address: '/community', kb: 190, files: 12 },
  // 60 KB more, for its charts.
  { address: '/reports', kb: 250 },
]) {
  test(`a member’s ${address} brings at most ${kb} KB of JavaScript`, async ({ page, api, member }) => {
    await member()
    await api.call(startTrial, { body: {} })
    const read = weigh(page, 'script')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { found, total, list } = await read()
    expect(found.length, list).toBeGreaterThan(5)
    if (files) expect(found.length, list).toBeLessThanOrEqual(files)
    // The landing page's file.
    expect(list).not.toContain('/assets/home-')
    expect(total, list).toBeLessThanOrEqual(kb * 1024)
  })
}

for (const address of ['/', '/coach', '/community']) {
  test(`a member’s ${address} is drawn on a phone without loading locale data`, async ({ page, api, member }) => {
    await page.setViewportSize(phone.viewport)
    // A browser without it is asked for its time zone by way of a format.
    test.skip(!(await page.evaluate(() => 'Temporal' in window)), 'This browser has no Temporal.')
    await member()
    await api.call(startTrial, { body: {} })
    await page.addInitScript(watchFormats)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilAwake(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'madeFormats'))).toEqual([])
  })
}

for (const { address, kb = usualKb } of [
  { address: '/' },
  { address: '/articles' },
  { address: '/articles/first-date-social-anxiety' },
  // Contains the lines of every country and the page each was checked against, so that it works without a connection.
  { address: '/help-now', kb: 140 },
  // The fullest of them: every form of an account, and the password's strength.
  { address: '/auth', kb: 137 },
  { address: '/pricing' },
  { address: '/privacy' },
  { address: '/newsletter' },
]) {
  test(`${address} brings at most ${kb} KB of JavaScript`, async ({ page }) => {
    const read = weigh(page, 'script')
    await page.goto(address)
    const { found, total, list } = await read()
    expect(found.length, list).toBeGreaterThan(3)
    expect(total, list).toBeLessThanOrEqual(kb * 1024)
  })
}

test('/auth brings at most 45 KB of fonts', async ({ page }) => {
  const read = weigh(page, 'font')
  await page.goto('/auth')
  const { found, total, list } = await read()
  expect(found, list).toHaveLength(2)
  expect(total, list).toBeLessThanOrEqual(45 * 1024)
})

test('/ brings at most 45 KB of fonts, and the italic one once there are words of one’s own', async ({ page }) => {
  const read = weigh(page, 'font')
  await page.goto('/')
  const { found, total, list } = await read()
  expect(total, list).toBeLessThanOrEqual(45 * 1024)
  expect(found, list).toHaveLength(2)

  await page.getByRole('textbox', { name: 'Your words for: your name' }).fill('Robin')
  await expect.poll(async () => (await read()).list).toContain('italic')
})
