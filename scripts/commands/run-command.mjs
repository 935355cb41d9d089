import { CommandError } from '../steps/command-error.mjs'
import { endPrograms } from '../steps/program.mjs'

/** @type {Record<string, () => Promise<{ run: () => Promise<number | void> }>>} */
const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  build: () => import('./build.mjs'),
  check: () => import('./check.mjs'),
  'check-platforms': () => import('./check-platforms.mjs'),
  test: () => import('./test.mjs'),
  admin: () => import('./admin.mjs'),
}

/** @param {string | undefined} name */
export async function runCommand(name) {
  const load = commands[name ?? '']
  if (!load) {
    console.error('Usage: npm start, npm test, or npm run with dev, build, check, check:platforms or admin.')
    process.exit(1)
  }
  for (const signal of endSignals) process.on(signal, end)
  try {
    const { run } = await load()
    const exitCode = await run()
    if (exitCode !== undefined) process.exit(exitCode)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    if (error.output) console.error(error.output.trimEnd())
    console.error(error.message)
    process.exit(1)
  }
}

/** @type {Partial<Record<NodeJS.Signals, number>>} */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
const endSignals = /** @type {NodeJS.Signals[]} */ (Object.keys(exitCodes))

/** @param {NodeJS.Signals} signal */
async function end(signal) {
  await endPrograms()
  process.exit(exitCodes[signal])
}

/** From here on somebody else decides what a signal means. */
export function handOverSignals() {
  for (const signal of endSignals) process.off(signal, end)
}
