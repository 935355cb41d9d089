import { chromium, type LaunchOptions } from '@playwright/test'
import { type Browser, findBrowser } from '../../scripts/steps/browser/find-browser.mjs'

/**
 * Only the last list of this kind counts, so Playwright's own stands here again, and a test compares them. The last two are
 * pages that a whole browser opens behind the address bar of every window: two thirds of what a new window cost.
 */
export const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Nothing the browser does by itself may reach for the network, or slow two cores down. */
const args = [
  `--disable-features=${featuresOff.join()}`,
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
