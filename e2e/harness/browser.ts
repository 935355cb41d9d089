import { chromium, type LaunchOptions } from '@playwright/test'
import { type Browser, findBrowser } from '../../scripts/steps/find-browser.mjs'

/** Nothing the browser does by itself may reach for the network, or slow two cores down. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser that `npm test` found or fetched; by hand, the one that is there, or the one Playwright downloaded. */
export function chromiumLaunchOptions(): LaunchOptions {
  const { path, env } = readBrowser()
  return { executablePath: path, args, env: { ...process.env, ...env } as Record<string, string> }
}

/** Looked for once: every worker reads the same settings again, and asking a browser for its version takes a while. */
function readBrowser(): Browser {
  process.env.E2E_BROWSER ??= JSON.stringify(findBrowser() ?? { path: chromium.executablePath(), env: {} })
  return JSON.parse(process.env.E2E_BROWSER)
}
