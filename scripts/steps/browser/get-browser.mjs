import { existsSync } from 'node:fs'
import { CommandError } from '../command-error.mjs'
import { installed } from '../folders.mjs'
import { runProgram } from '../program.mjs'
import { answers, findBrowser, findOwnBrowser, thisMachine } from './find-browser.mjs'

/** @typedef {import('./find-browser.mjs').Browser} Browser */
/** @typedef {import('./find-browser.mjs').Machine} Machine */

const remedy =
  'The browser tests found no Chromium and could not get one. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run `npm test` again.'

/**
 * A browser for the journeys: one that is there, or one that is fetched now.
 * @param {Machine} [machine]
 * @returns {Promise<Browser>}
 */
export async function requireBrowser(machine = thisMachine()) {
  const found = findBrowser(machine) ?? (await findDownloaded())
  if (found) return found
  const fetched = (await installWithApt(machine)) ?? (await downloadWithPlaywright(machine))
  if (!fetched) throw new CommandError(remedy)
  return fetched
}

/**
 * Installs Debian's package with apt. On Ubuntu the package of that name only tells people to get the browser from the
 * Snap store, so what was installed is started once before it counts.
 * @param {Machine} machine
 */
async function installWithApt(machine) {
  if (machine.platform !== 'linux' || !machine.isRoot) return undefined
  console.log('There is no browser for the tests yet: installing Chromium with apt-get. This takes a minute or two…')
  const env = { ...ownPath(machine), DEBIAN_FRONTEND: 'noninteractive' }
  const options = { command: 'apt-get', env }
  // Without package lists nothing is found; an outdated list is better than none, so a failure is ignored.
  await runProgram(['update', '-q'], options)
  const install = ['install', '-q', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120']
  // Pages fall back on these fonts: without any, text has no size.
  const { code, output } = await runProgram([...install, 'chromium', 'fonts-liberation'], options)
  const browser = findOwnBrowser(machine)
  if (!browser) console.log(`apt-get installed no working browser (exit code ${code}). ${lastLine(output)}`)
  return browser
}

/** @param {Machine} machine */
async function downloadWithPlaywright(machine) {
  console.log('Downloading the Chromium that Playwright keeps…')
  const withLibraries = machine.platform === 'linux' && machine.isRoot ? ['--with-deps'] : []
  const env = { ...ownPath(machine), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '0' }
  const args = [installed('@playwright/test/cli.js'), 'install', ...withLibraries, '--no-shell', 'chromium']
  const { code, output } = await runProgram(args, { env })
  const browser = await findDownloaded()
  if (!browser) console.log(`The download gave no working browser (exit code ${code}). ${lastLine(output)}`)
  return browser
}

/** What Playwright has downloaded. Imported only here, because before the packages are installed it does not exist. */
async function findDownloaded() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && answers({ path, env: {} }) ? { path, env: {} } : undefined
}

/** @param {Machine} machine */
function ownPath({ env }) {
  return env.PATH ? { PATH: env.PATH } : {}
}

/** @param {string} output */
function lastLine(output) {
  return output.trim().split('\n').at(-1) ?? ''
}
