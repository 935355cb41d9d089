import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { type Registry, startRegistry } from '../../testing/registry.ts'
import { addChecksums } from './lockfile.mjs'
import { findInRegistry } from './npm.mjs'
import { isBinaryFor, promisedPlatforms } from './platform.mjs'
import { findPlatformGaps } from './platform-check.mjs'

const drum = {
  version: '1.2.3',
  optionalDependencies: { 'drum-linux-x64': '1.2.3', 'drum-linux-arm64': '1.2.3', 'drum-darwin-arm64': '1.2.3' },
}
const binary = (os: string, cpu: string, integrity?: string) => ({
  version: '1.2.3',
  optional: true,
  os: [os],
  cpu: [cpu],
  ...(integrity ? { integrity } : {}),
})
const packages = {
  'node_modules/drum': drum,
  'node_modules/drum-linux-x64': binary('linux', 'x64', 'sha512-x'),
  'node_modules/drum-linux-arm64': binary('linux', 'arm64', 'sha512-a'),
  'node_modules/drum-darwin-arm64': binary('darwin', 'arm64', 'sha512-d'),
}
const checksums: Record<string, string> = {
  'drum-linux-x64': 'sha512-x',
  'drum-linux-arm64': 'sha512-a',
  'drum-darwin-arm64': 'sha512-d',
}
const askAbout = (known: Record<string, string>) => async (name: string) =>
  known[name] ? { integrity: known[name] } : undefined

let registry: Registry | undefined
afterEach(() => registry?.stop())

it('finds nothing to say where the registry has what the lockfile names', async () => {
  expect(await findPlatformGaps(packages, askAbout(checksums))).toEqual({ asked: 3, gaps: [], elsewhere: [] })
})

it('names what the registry lacks, and tells the machines we promise from the others', async () => {
  const { gaps, elsewhere } = await findPlatformGaps(packages, askAbout({ 'drum-linux-x64': 'sha512-x' }))
  expect(gaps).toEqual(['linux on arm64: drum-linux-arm64 1.2.3 is not in the registry'])
  expect(elsewhere).toEqual(['darwin on arm64: drum-darwin-arm64 1.2.3 is not in the registry'])
})

it('names a package that never had a binary for one of them', async () => {
  const { 'drum-linux-arm64': _, ...others } = drum.optionalDependencies
  const forgetful = { ...packages, 'node_modules/drum': { ...drum, optionalDependencies: others } }
  const { gaps } = await findPlatformGaps(forgetful, askAbout(checksums))
  expect(gaps).toEqual(['linux on arm64: drum has no binary for it'])
})

it('names a binary without a checksum, and one that is another file by now', async () => {
  const odd = { ...packages, 'node_modules/drum-linux-x64': binary('linux', 'x64') }
  const { gaps } = await findPlatformGaps(odd, askAbout({ ...checksums, 'drum-linux-arm64': 'sha512-other' }))
  expect(gaps).toEqual([
    expect.stringMatching(/^linux on x64: drum-linux-x64 1\.2\.3 has no checksum in the lockfile/),
    expect.stringMatching(/^linux on arm64: drum-linux-arm64 1\.2\.3 is another file/),
  ])
})

it('asks the registry that npm is set to, through npm', async () => {
  registry = await startRegistry()
  vi.stubEnv('npm_config_registry', registry.url)
  const { integrity } = await registry.publish({ name: 'drum-linux-x64', version: '1.2.3', files: {} })
  expect(await findInRegistry('drum-linux-x64', '1.2.3', import.meta.dirname)).toEqual({ integrity })
  expect(await findInRegistry('drum-linux-x64', '1.2.4', import.meta.dirname)).toBeUndefined()
  expect(await findInRegistry('drum-linux-arm64', '1.2.3', import.meta.dirname)).toBeUndefined()
  await registry.stop()
  vi.stubEnv('npm_config_fetch_retries', '0')
  await expect(findInRegistry('drum-nobody-asked-for', '1.2.3', import.meta.dirname)).rejects.toThrow('does not answer')
})

it('adds the checksums a lockfile lacks, and changes no other', async () => {
  const bare = { ...packages, 'node_modules/drum-linux-x64': binary('linux', 'x64') }
  expect(await addChecksums(bare, askAbout({ 'drum-linux-x64': 'sha512-x' }))).toEqual(packages)
  expect(await addChecksums(bare, askAbout({}))).toEqual(bare)
})

it('has a checksum for every binary of the machines we promise', async () => {
  const lockfile = JSON.parse(await readFile(join(import.meta.dirname, '..', '..', '..', 'package-lock.json'), 'utf8'))
  const entries: [string, Parameters<typeof isBinaryFor>[0] & { integrity?: string }][] = Object.entries(
    lockfile.packages,
  )
  const promised = entries.filter(([, entry]) => promisedPlatforms.some((platform) => isBinaryFor(entry, platform)))
  expect(promised.length).toBeGreaterThan(20)
  expect(promised.filter(([, { integrity }]) => !integrity)).toEqual([])
})
