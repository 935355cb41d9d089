import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDir } from '../folders.mjs'

const unpackedDir = join(cacheDir, 'chromium')

/** The browser from the npm package with its libraries; undefined if it cannot be unpacked. */
export function unpackPackagedBrowser() {
  try {
    if (!existsSync(unpackedDir)) unpack()
  } catch {
    return undefined
  }
  const env = {
    LD_LIBRARY_PATH: join(unpackedDir, 'al2023', 'lib'),
    FONTCONFIG_FILE: join(unpackedDir, 'fonts.conf'),
  }
  return { path: join(unpackedDir, 'chromium'), env }
}

/** Unpacked in a staging folder and renamed, so that an interrupted run leaves no half browser. */
function unpack() {
  mkdirSync(cacheDir, { recursive: true })
  const staging = mkdtempSync(join(cacheDir, 'chromium.new-'))
  try {
    // The second variable makes the package also unpack the system libraries it needs.
    const env = { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
    execFileSync(process.execPath, [join(import.meta.dirname, 'unpack-chromium.mjs')], { env, stdio: 'inherit' })
    writeFileSync(join(staging, 'fonts.conf'), fontsConfig(join(unpackedDir, 'fonts')))
    renameSync(staging, unpackedDir)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** @param {string} fontsDir */
function fontsConfig(fontsDir) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${fontsDir}</dir>
  <cachedir>${join(fontsDir, 'cache')}</cachedir>
</fontconfig>
`
}
