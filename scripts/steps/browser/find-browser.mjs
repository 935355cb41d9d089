import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CommandError } from '../command-error.mjs'
import { unpackPackagedBrowser } from './packaged-browser.mjs'

/** @typedef {{ path: string, env: Record<string, string> }} Browser */
/** @typedef {{ platform: string, arch: string, env: NodeJS.ProcessEnv, isRoot: boolean }} Machine */

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const answerWithinMs = 60_000

/** @returns {Machine} */
export function thisMachine() {
  const { platform, arch, env } = process
  return { platform, arch, env, isRoot: process.getuid?.() === 0 }
}

/**
 * CHROMIUM_PATH; else, on Linux x64, the headless Chromium inside an npm package, which takes a third of a full
 * browser's processor time; else the machine's own. Each is asked for its version first: some systems have a file of
 * that name that only tells people what to install.
 * @param {Machine} [machine]
 * @returns {Browser | undefined}
 */
export function findBrowser(machine = thisMachine()) {
  const { platform, arch, env } = machine
  const named = env.CHROMIUM_PATH
  if (named) return requireNamed(named)
  const packaged = platform === 'linux' && arch === 'x64' ? unpackPackagedBrowser() : undefined
  if (packaged && answers(packaged)) return packaged
  return findOwnBrowser(machine)
}

/**
 * The one that is installed on the machine itself.
 * @param {Machine} machine
 */
export function findOwnBrowser({ platform, env }) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name)))
  const places = platform === 'darwin' ? [...onPath, ...macPrograms] : onPath
  return places
    .filter(isProgram)
    .map((path) => ({ path, env: {} }))
    .find(answers)
}

/** @param {string} path */
function requireNamed(path) {
  const browser = { path, env: {} }
  if (!isProgram(path) || !answers(browser)) {
    throw new CommandError(`CHROMIUM_PATH names ${path}, which does not start as a browser. Correct it or unset it.`)
  }
  return browser
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {Browser} browser */
export function answers({ path, env }) {
  const { status, stdout } = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: answerWithinMs,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 && /\d+\.\d+/.test(stdout)
}
