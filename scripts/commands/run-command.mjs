import { CommandError } from '../steps/command-error.mjs'
import { takeSignals } from '../steps/end-signals.mjs'

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
  takeSignals()
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
