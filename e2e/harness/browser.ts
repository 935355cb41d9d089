import { chromium, type LaunchOptions } from '@playwright/test'
import { type Browser, findBrowser } from '../../scripts/steps/browser/find-browser.mjs'

/**
 * Only the last such list on the command line counts, so Playwright's own is repeated here, and a test compares them.
 * The last two are pages that a full browser opens in the background of every window: two thirds of the cost of a new
 * window.
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

/** Keeps the browser from using the network by itself, or from slowing two cores down. */
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

/** The browser that `npm test` found or downloaded; otherwise an installed one, or the one Playwright downloaded. */
export function chromiumLaunchOptions(): LaunchOptions {
  const { path, env } = readBrowser()
  return { executablePath: path, args, env: { ...process.env, ...env } as Record<string, string> }
}

/** Looked up once: every worker reads the configuration, and asking a browser for its version takes a while. */
function readBrowser(): Browser {
  process.env.E2E_BROWSER ??= JSON.stringify(findBrowser() ?? { path: chromium.executablePath(), env: {} })
  return JSON.parse(process.env.E2E_BROWSER)
}
