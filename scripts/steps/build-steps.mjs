import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdBuildLock } from './build-lock.mjs'
import { CommandError, refuseUnwritable } from './command-error.mjs'
import { fingerprint } from './fingerprint.mjs'
import { buildDir, cacheDir, installed, root } from './folders.mjs'
import { compressFolder } from './pages/compress.mjs'
import { slimManifest } from './pages/slim-manifest.mjs'
import { runProgram } from './program.mjs'

/**
 * @typedef {object} BuildStep
 * @property {string} name
 * @property {string[]} inputs what it depends on; unchanged inputs skip the step
 * @property {string} output must exist for the step to be skipped
 * @property {() => Promise<void>} run
 */

const contentScripts = ['scripts/build-content.ts', 'scripts/content']
const shared = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'src/rules', 'src/contract', 'src/content']

/** @type {BuildStep} */
const content = {
  name: 'content',
  inputs: [...shared, ...contentScripts],
  output: 'src/content/generated',
  run: () => runBuilder('content', ['--import', 'tsx', 'scripts/build-content.ts']),
}

/** @type {BuildStep} */
const fonts = {
  name: 'fonts',
  inputs: ['package-lock.json', 'src/client/ui/fonts', 'scripts/build-fonts.ts', 'scripts/fonts'],
  output: 'src/client/ui/fonts/generated/faces.css',
  run: () => runBuilder('fonts', ['--import', 'tsx', 'scripts/build-fonts.ts']),
}

/** @type {BuildStep} */
const client = {
  name: 'pages',
  inputs: [...shared, 'src/client', 'public', 'vite.config.ts', 'react-router.config.ts', 'scripts'],
  output: 'build/client/index.html',
  async run() {
    await runBuilder('pages', [installed('@react-router/dev/bin.js'), 'build'], { NODE_ENV: 'production' })
    slimManifest(join(buildDir, 'client'))
    await runBuilder('order of the pages', ['scripts/steps/pages/pages.mjs'])
    await runBuilder('icons', ['scripts/steps/pages/icons.mjs'])
    await runBuilder('offline copy', ['scripts/steps/pages/service-worker.mjs'])
    // After the offline copy, which does not need them: only other sites show these.
    await runBuilder('link pictures', ['--import', 'tsx', 'scripts/build-pictures.ts'], {
      TSX_TSCONFIG_PATH: 'tsconfig.base.json',
    })
    await compressFolder(join(buildDir, 'client'))
  },
}

/** After the pages: their builder empties this folder. @type {BuildStep} */
const server = {
  name: 'server',
  inputs: [...shared, ...contentScripts, 'src/server', 'scripts/steps'],
  output: 'build/server/main.js',
  async run() {
    await runBuilder('server', ['scripts/steps/bundle-server.mjs'])
    cpSync(join(root, 'src/server/db/migrations'), join(buildDir, 'server', 'migrations'), { recursive: true })
  },
}

/** Brings everything built up to date; returns quickly if it already is. */
export async function buildAll() {
  await runStale([content, fonts, client, server], 'Building…')
}

/** The server and its commands, without the pages. */
export async function buildServer() {
  await runStale([content, server], 'Building the server…')
}

/** The generated modules and fonts, which the types of everything else and the development server refer to. */
export async function buildContent() {
  await runStale([content, fonts], 'Building the content…')
}

/**
 * @param {BuildStep[]} steps
 * @param {string} line
 */
async function runStale(steps, line) {
  if (steps.every(isFresh)) return
  console.log(line)
  try {
    mkdirSync(cacheDir, { recursive: true })
    const release = await holdBuildLock()
    try {
      // Another process may have built while we waited for the lock.
      for (const step of steps) if (!isFresh(step)) await runStep(step)
    } finally {
      release()
    }
  } catch (error) {
    refuseUnwritable(error)
  }
}

/** @param {BuildStep} step */
async function runStep(step) {
  writeFileSync(stampFile(step), '')
  // Computed before the step, so that an edit made meanwhile makes the result stale.
  const before = fingerprint(step.inputs)
  await step.run()
  writeFileSync(stampFile(step), before)
}

/** @param {BuildStep} step */
function isFresh(step) {
  if (!existsSync(join(root, step.output))) return false
  const stamp = existsSync(stampFile(step)) ? readFileSync(stampFile(step), 'utf8') : ''
  return stamp !== '' && stamp === fingerprint(step.inputs)
}

/** @param {BuildStep} step */
function stampFile({ name }) {
  return join(cacheDir, `built-${name}`)
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function runBuilder(name, args, env = {}) {
  const { code, output } = await runProgram(args, { env })
  if (code !== 0) throw new CommandError(`The ${name} could not be built; the reason is above.`, output)
}
