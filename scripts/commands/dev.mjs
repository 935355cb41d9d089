import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildContent } from '../steps/build-steps.mjs'
import { CommandError } from '../steps/command-error.mjs'
import { installed, root } from '../steps/folders.mjs'
import { installPackages } from '../steps/packages/install.mjs'
import { endPrograms, runProgram, startProgram } from '../steps/program.mjs'
import { startReloadingServer } from '../steps/reloading-server.mjs'

/** Both sides with reload: pages at PORT, which proxies every other request to the server. */
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
  startReloadingServer({ ...env, PORT: String(serverPort), HOST: '127.0.0.1', CLIENT_DIR: '' })
  const pagesArgs = ['dev', '--port', String(port), '--strictPort', '--clearScreen=false']
  const pages = startProgram([installed('@react-router/dev/bin.js'), ...pagesArgs], { env, isLoud: true })
  watchArticles()
  await once(pages, 'close')
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
    const taken = `Port ${wanted} is taken. Stop what uses it, or set PORT to another one.`
    probe.once('error', () => reject(new CommandError(taken)))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted))
    })
  })
}

/** Articles and lessons are turned into modules; both sides reload when those change. */
function watchArticles() {
  /** @type {NodeJS.Timeout | undefined} */
  let pending
  watch(join(root, 'src', 'content'), { recursive: true }, (_, name) => {
    if (!name?.endsWith('.md')) return
    clearTimeout(pending)
    pending = setTimeout(rebuildContent, 100)
  })
}

async function rebuildContent() {
  const { code, output } = await runProgram(['--import', 'tsx', 'scripts/build-content.ts'])
  if (code !== 0) console.error(output.trimEnd())
}
