import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

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

const cacheDir = join(import.meta.dirname, '..', '..', '.cache')
const unpackedDir = join(cacheDir, 'chromium')

/**
 * CHROMIUM_PATH, or the headless Chromium that comes inside an npm package: the same one everywhere, and it takes a
 * third of a full browser's processor time. Where that one cannot run, the machine's own.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  const hasPackaged = process.platform === 'linux' && process.arch === 'x64'
  const candidates = hasPackaged ? [process.env.CHROMIUM_PATH] : [process.env.CHROMIUM_PATH, ...systemBrowsers]
  const installed = candidates.find((path) => path && existsSync(path))
  if (installed) return { executablePath: installed, args }
  if (!existsSync(unpackedDir)) unpackChromium()
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(unpackedDir, 'al2023', 'lib'),
    FONTCONFIG_FILE: join(unpackedDir, 'fonts.conf'),
  }
  return { executablePath: join(unpackedDir, 'chromium'), args, env: env as Record<string, string> }
}

/** Aside first, then moved into place: an interrupted run leaves no half browser. */
function unpackChromium() {
  mkdirSync(cacheDir, { recursive: true })
  const staging = mkdtempSync(join(cacheDir, 'chromium.new-'))
  try {
    // The second variable makes the package unpack the system libraries it was linked against.
    const env = { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
    execFileSync(process.execPath, [join(import.meta.dirname, 'unpack-chromium.mjs')], { env, stdio: 'inherit' })
    writeFileSync(join(staging, 'fonts.conf'), fontsConfig(join(unpackedDir, 'fonts')))
    renameSync(staging, unpackedDir)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

function fontsConfig(fontsDir: string) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${fontsDir}</dir>
  <cachedir>${join(fontsDir, 'cache')}</cachedir>
</fontconfig>
`
}
