import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Registry, startRegistry } from '../../testing/registry.ts'
import { installPackages } from './install.mjs'

/** A project whose only package is a library with a binary for this machine, in its own registry. */
let dir: string
let registry: Registry
let lines: string[]

const name = 'drum-binding-here'
const path = `node_modules/${name}`
const here = { os: [process.platform], cpu: [process.arch] }

/** A binary that Node can really load, from one of our packages. */
async function readRealBinary() {
  const argon2 = createRequire(createRequire(import.meta.url).resolve('@node-rs/argon2'))
  return readFile(argon2.resolve(`@node-rs/argon2-${process.platform}-${process.arch}-gnu`))
}

/** The same, marked as built for another processor. */
function foreign(binary: Buffer) {
  const copy = Buffer.from(binary)
  const processorAt = 18
  copy.writeUInt16LE(process.arch === 'x64' ? 183 : 62, processorAt)
  return copy
}

const published = (version: string, binary: Buffer | string) =>
  registry.publish({ name, version, ...here, main: 'drum.node', files: { 'drum.node': binary } })

async function writeProject(version: string, integrity?: string) {
  const optionalDependencies = { [name]: version }
  const manifest = { name: 'small', version: '1.0.0', optionalDependencies }
  const entry = { version, ...here, optional: true, ...(integrity ? { integrity } : {}) }
  const packages = { '': manifest, [path]: entry }
  await writeFile(join(dir, 'package.json'), JSON.stringify(manifest))
  const lockfile = { name: 'small', version: '1.0.0', lockfileVersion: 3, requires: true, packages }
  await writeFile(join(dir, 'package-lock.json'), JSON.stringify(lockfile))
}

const installedVersion = async () => JSON.parse(await readFile(join(dir, path, 'package.json'), 'utf8')).version
const sentence = new RegExp(`^${name} \\S+, a binary for ${process.platform} on ${process.arch}, .*registry`)

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hearten binaries '))
  registry = await startRegistry()
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
  vi.stubEnv('npm_config_registry', registry.url)
  vi.stubEnv('npm_config_cache', join(dir, '.npm'))
  vi.stubEnv('npm_config_fetch_retries', '0')
})
afterEach(async () => {
  await registry.stop()
  await rm(dir, { recursive: true, force: true })
})

it('loads what was installed, and says nothing when all is well', async () => {
  const { integrity } = await published('1.2.3', await readRealBinary())
  await writeProject('1.2.3', integrity)
  await installPackages(dir)
  expect(await installedVersion()).toBe('1.2.3')
  expect(lines).toEqual([expect.stringMatching(/^Installing/)])
})

it('fetches a missing binary at the nearest version the registry has, and leaves the lockfile as it is', async () => {
  await published('1.2.1', 'of long ago')
  await published('1.2.2', await readRealBinary())
  await published('1.3.0', 'of another line')
  await writeProject('1.2.3')
  const before = await readFile(join(dir, 'package-lock.json'), 'utf8')
  await installPackages(dir)
  expect(await installedVersion()).toBe('1.2.2')
  expect(lines.slice(1)).toEqual([
    `${name} is missing: fetching it by itself…`,
    `The registry has no ${name} 1.2.3 any more; 1.2.2 works, too.`,
  ])
  expect(await readFile(join(dir, 'package-lock.json'), 'utf8')).toBe(before)
})

it('puts a broken or foreign binary right when the registry has a sound one', async () => {
  const sound = await readRealBinary()
  const { integrity } = await published('1.2.3', sound)
  await writeProject('1.2.3', integrity)
  for (const unsound of [Buffer.from('not a binary'), foreign(sound)]) {
    await installPackages(dir)
    // As after an interrupted copy, or with a folder from another machine.
    await rm(join(dir, 'node_modules', '.hearten-install'))
    await writeFile(join(dir, path, 'drum.node'), unsound)
    lines = []
    await installPackages(dir)
    expect(lines).toEqual([`${name} does not start: fetching it by itself…`])
    expect(await readFile(join(dir, path, 'drum.node'))).toEqual(sound)
  }
})

it.each([
  ['missing', undefined, 'could not be fetched'],
  ['broken', () => Buffer.from('not a binary'), 'does not start'],
  ['foreign', foreign, 'does not start'],
] as const)('says in one sentence that a binary is %s where the registry has no better one', async (_, spoil, what) => {
  const binary = spoil?.(await readRealBinary())
  const integrity = binary && (await published('1.2.3', binary)).integrity
  await writeProject('1.2.3', integrity)
  const outcome = await installPackages(dir).catch((error: unknown) => error)
  expect(outcome).toMatchObject({ name: 'CommandError', message: expect.stringMatching(sentence), output: '' })
  expect(outcome).toMatchObject({ message: expect.stringContaining(what) })
  // Next time it is checked again.
  await expect(access(join(dir, 'node_modules', '.hearten-install'))).rejects.toThrow('ENOENT')
})
