import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/steps/browser/find-browser.mjs'

export type Visit = {
  firstPaintMs: number
  largestPaintMs: number
  /** How far visible things moved; 0 is not at all. */
  shift: number
  /** Total blocking time: the part beyond 50 ms of each task during which the page could not respond. */
  blockedMs: number
  bytes: { all: number; script: number; font: number }
  requests: number
  scripts: number
  /** Calls that need an answer; counting the page view does not. */
  asked: number
}

type Seen = { first: number; largest: number; shift: number; blocked: number }

/** Lighthouse's settings for network and processor of a phone. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 }
const slowdown = 4
const settleMs = 1500
const longestMs = 180_000

/** Undefined if the machine has no browser. */
export async function openSlowPhone(): Promise<SlowPhone | undefined> {
  const found = findBrowser()
  if (!found) return undefined
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
    env: { ...process.env, ...found.env } as Record<string, string>,
  })
  return { visit: (address, cookie) => visit(browser, address, cookie), close: () => browser.close() }
}

export type SlowPhone = { visit: (address: string, cookie?: string) => Promise<Visit>; close: () => Promise<void> }

/** A first visit, with an empty cache. */
async function visit(browser: Browser, address: string, cookie?: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    ...(cookie ? { extraHTTPHeaders: { cookie } } : {}),
  })
  const page = await context.newPage()
  const bytes = { all: 0, script: 0, font: 0 }
  let [requests, scripts, asked] = [0, 0, 0]
  const traffic = watchTraffic(page)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked += 1
  })
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    requests += 1
    bytes.all += responseBodySize
    const isScript = /\.js$/.test(new URL(request.url()).pathname)
    if (isScript) [bytes.script, scripts] = [bytes.script + responseBodySize, scripts + 1]
    if (request.url().endsWith('.woff2')) bytes.font += responseBodySize
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-paints.mjs') })
  // A generous limit: a late ratio is better than none.
  await page.goto(address, { timeout: longestMs })
  // A member's screen starts its scripts by itself; on a busy machine the network may be idle while they are still
  // being parsed.
  if (cookie) await page.locator('html[data-awake]').waitFor({ state: 'attached', timeout: longestMs })
  await traffic.untilQuiet()
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  const { first, largest, shift, blocked } = seen
  return { firstPaintMs: first, largestPaintMs: largest, shift, blockedMs: blocked, bytes, requests, scripts, asked }
}

/** Resolves when there has been no traffic for a while. The browser's own event fires once, and too early. */
function watchTraffic(page: Page) {
  let [onTheWay, changedAt] = [0, Date.now()]
  const count = (change: number) => () => {
    onTheWay += change
    changedAt = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return {
    async untilQuiet() {
      const end = Date.now() + longestMs
      const isQuiet = () => onTheWay <= 0 && Date.now() - changedAt >= settleMs
      while (!isQuiet() && Date.now() < end) await page.waitForTimeout(100)
    },
  }
}
