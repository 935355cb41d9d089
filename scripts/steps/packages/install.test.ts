import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installPackages } from './install.mjs'

/** A project with one local package, so that installing needs no registry. */
let dir: string
let lines: string[]

const lockfile = {
  name: 'small',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'small', version: '1.0.0', dependencies: { neighbor: 'file:neighbor' } },
    neighbor: { version: '1.0.0' },
    'node_modules/neighbor': { resolved: 'neighbor', link: true },
  },
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hearten install '))
  await mkdir(join(dir, 'neighbor'))
  await writeJson('neighbor/package.json', { name: 'neighbor', version: '1.0.0' })
  await writeJson('package.json', { name: 'small', version: '1.0.0', dependencies: { neighbor: 'file:neighbor' } })
  await writeJson('package-lock.json', lockfile)
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

async function writeJson(path: string, content: unknown) {
  await writeFile(join(dir, path), JSON.stringify(content))
}

async function installedVersion() {
  return JSON.parse(await readFile(join(dir, 'node_modules', 'neighbor', 'package.json'), 'utf8')).version
}

it('installs once, then quickly sees that nothing changed', async () => {
  await installPackages(dir)
  expect(await installedVersion()).toBe('1.0.0')
  expect(lines).toEqual([expect.stringMatching(/^Installing .*…$/)])
  await installPackages(dir)
  expect(lines).toHaveLength(1)
})

it('installs again when the lockfile changed or the packages are gone', async () => {
  await installPackages(dir)
  await writeJson('package-lock.json', { ...lockfile, version: '1.0.1' })
  await rm(join(dir, 'node_modules', '.package-lock.json'))
  await installPackages(dir)
  await rm(join(dir, 'node_modules'), { recursive: true })
  await installPackages(dir)
  expect(lines).toHaveLength(3)
  expect(await installedVersion()).toBe('1.0.0')
})

it('takes over what somebody installed with npm themselves', async () => {
  await installPackages(dir)
  await rm(join(dir, 'node_modules', '.hearten-install'))
  await installPackages(dir)
  expect(lines).toHaveLength(1)
})

it('falls back to npm install where the lockfile does not know everything, and leaves it as it is', async () => {
  const { neighbor: _, 'node_modules/neighbor': __, ...rest } = lockfile.packages
  await writeJson('package-lock.json', { ...lockfile, packages: rest })
  const before = await readFile(join(dir, 'package-lock.json'), 'utf8')
  await installPackages(dir)
  expect(await installedVersion()).toBe('1.0.0')
  expect(await readFile(join(dir, 'package-lock.json'), 'utf8')).toBe(before)
})

it('says in one sentence that it could not install, after npm’s own words', async () => {
  await writeJson('package.json', { name: 'small', version: '1.0.0', dependencies: { neighbor: 'file:nowhere.tgz' } })
  await expect(installPackages(dir)).rejects.toThrow('The packages could not be installed.')
})
