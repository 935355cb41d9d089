import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { featuresOff } from '../../../e2e/harness/browser.ts'
import { findBrowser } from './find-browser.mjs'
import { requireBrowser } from './get-browser.mjs'

/** A machine on which only the programs in this folder exist. */
let dir: string
let lines: string[]

const works = 'echo "Chromium 156.0.1"'
/** What Ubuntu installs in place of a browser. */
const pointsElsewhere = 'echo "requires the chromium snap to be installed" >&2; exit 1'

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hearten browser '))
  await mkdir(join(dir, 'bin'))
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(dir, 'downloaded'))
  // Nothing listens there: a download fails at once, without leaving this machine.
  vi.stubEnv('PLAYWRIGHT_DOWNLOAD_HOST', 'http://127.0.0.1:9')
})
afterEach(() => rm(dir, { recursive: true, force: true }))

async function putProgram(name: string, script: string) {
  const path = join(dir, 'bin', name)
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

function machine(given: { isRoot?: boolean; CHROMIUM_PATH?: string } = {}) {
  const { isRoot = false, ...variables } = given
  return { platform: 'linux', arch: 'arm64', env: { PATH: join(dir, 'bin'), ...variables }, isRoot }
}

it('takes the browser that CHROMIUM_PATH names, before any other', async () => {
  await putProgram('chromium', works)
  const named = await putProgram('my-own', works)
  expect(findBrowser(machine({ CHROMIUM_PATH: named }))).toEqual({ path: named, env: {} })
})

it('says that CHROMIUM_PATH is wrong instead of taking another', async () => {
  await putProgram('chromium', works)
  const broken = await putProgram('broken', 'exit 1')
  for (const path of [broken, join(dir, 'nowhere')]) {
    expect(() => findBrowser(machine({ CHROMIUM_PATH: path }))).toThrow(`CHROMIUM_PATH names ${path}, which does not`)
  }
})

it('passes over a program that only says what to install', async () => {
  await putProgram('chromium', pointsElsewhere)
  const chrome = await putProgram('google-chrome', works)
  expect(findBrowser(machine())?.path).toBe(chrome)
  await putProgram('google-chrome', pointsElsewhere)
  expect(findBrowser(machine())).toBeUndefined()
})

it('switches off everything Playwright does, and the browser’s background pages', async () => {
  const playwright = createRequire(createRequire(import.meta.url).resolve('@playwright/test')).resolve(
    'playwright-core',
  )
  const source = await readFile(join(dirname(playwright), 'lib', 'coreBundle.js'), 'utf8')
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]/s.exec(source) ?? []
  const own = [...list.replaceAll(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name)
  expect(own).toContain('PaintHolding')
  expect(featuresOff).toEqual([...own, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'])
})

it('installs Chromium with apt-get where it may, and says so first', async () => {
  const chromium = join(dir, 'bin', 'chromium')
  await putProgram('browser', works)
  await putProgram(
    'apt-get',
    `echo "$*" >> '${dir}/asked'\ncase "$*" in install*' chromium '*) /bin/cp '${dir}/bin/browser' '${chromium}';; esac`,
  )
  expect(await requireBrowser(machine({ isRoot: true }))).toEqual({ path: chromium, env: {} })
  expect(lines).toEqual([expect.stringMatching(/^There is no browser .*installing Chromium with apt-get/)])
  const asked = (await readFile(join(dir, 'asked'), 'utf8')).trim().split('\n')
  expect(asked).toEqual([expect.stringMatching(/^update/), expect.stringMatching(/^install .*-y.* chromium /)])
})

it('tries Playwright’s download next, and ends with a sentence that says how to get a browser', async () => {
  await putProgram('apt-get', 'echo "E: Package chromium has no installation candidate"; exit 100')
  const outcome = requireBrowser({ ...machine({ isRoot: true }), platform: 'linux' })
  await expect(outcome).rejects.toThrow(/found no Chromium .* set CHROMIUM_PATH to one, and run `npm test` again\.$/)
  expect(lines).toEqual([
    expect.stringMatching(/apt-get/),
    'apt-get installed no working browser (exit code 100). E: Package chromium has no installation candidate',
    expect.stringMatching(/^Downloading the Chromium that Playwright keeps/),
    expect.stringMatching(/^The download gave no working browser/),
  ])
})

it('leaves the machine’s packages alone when somebody without the right runs it', async () => {
  await putProgram('apt-get', `echo "$*" >> '${dir}/asked'`)
  await expect(requireBrowser(machine())).rejects.toThrow('found no Chromium')
  expect(lines).toEqual([
    expect.stringMatching(/^Downloading/),
    expect.stringMatching(/^The download gave no working browser/),
  ])
  await expect(readFile(join(dir, 'asked'))).rejects.toThrow('ENOENT')
})
