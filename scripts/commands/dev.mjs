import { existsSync, watch } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildContent } from '../steps/build-steps.mjs'
import { CommandError } from '../steps/command-error.mjs'
import { installed, root } from '../steps/folders.mjs'
import { installPackages } from '../steps/install.mjs'
import { endPrograms, runProgram, startProgram } from '../steps/program.mjs'

const contentDir = join(root, 'src', 'content')

/** Both sides with reload: pages at PORT, which pass every other request on to the server behind them. */
export async function run() {
  await installPackages()
  await buildContent()
  const variables = join(root, '.env')
  if (existsSync(variables)) process.loadEnvFile(variables)
  const port = await requirePort(Number(process.env.PORT || 3000))
  const serverPort = await requirePort(0)
  const env = {
    NODE_ENV: 'development',
    APP_URL: process.env.APP_URL ?? `http://localhost:${port}`,
    API_URL: `http://127.0.0.1:${serverPort}`,
  }
  const server = startProgram(installed('tsx/dist/cli.mjs'), ['watch', '--clear-screen=false', 'src/server/main.ts'], {
    env: { ...env, PORT: String(serverPort), HOST: '127.0.0.1' },
    isLoud: true,
  })
  const pages = startProgram(
    installed('@react-router/dev/bin.cjs'),
    ['dev', '--port', String(port), '--strictPort', '--clearScreen=false'],
    { env, isLoud: true },
  )
  watchContent()
  // Neither is of use alone.
  await Promise.race([server, pages].map((child) => new Promise((resolve) => child.once('close', resolve))))
  await endPrograms()
  return 1
}

/**
 * @param {number} wanted 0 for any
 * @returns {Promise<number>}
 */
async function requirePort(wanted) {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    const taken = `Port ${wanted} is taken. Stop what uses it, or choose another with PORT.`
    probe.once('error', () => reject(new CommandError(taken)))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted))
    })
  })
}

/** Articles and lessons are turned into modules; both sides reload when those change. */
function watchContent() {
  /** @type {NodeJS.Timeout | undefined} */
  let pending
  watch(contentDir, { recursive: true }, (_, name) => {
    if (!name || name.startsWith('generated')) return
    clearTimeout(pending)
    pending = setTimeout(rebuildContent, 100)
  })
}

async function rebuildContent() {
  const { code, output } = await runProgram(installed('tsx/dist/cli.mjs'), ['scripts/build-content.ts'])
  if (code !== 0) console.error(output.trimEnd())
}
