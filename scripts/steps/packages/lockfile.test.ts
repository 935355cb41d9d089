import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { completePackages, findMissingOptional } from './lockfile.mjs'

type Entry = { dev?: boolean; optional?: boolean; integrity?: string; os?: string[]; cpu?: string[] }

const parent = {
  version: '1.0.0',
  dev: true,
  optionalDependencies: { '@x/y-linux-arm64-musl': '1.0.0', '@x/y-win32-x64': '^1.0.0' },
}

async function readLockfile(): Promise<{ packages: Record<string, Entry> }> {
  return JSON.parse(await readFile(join(import.meta.dirname, '..', '..', '..', 'package-lock.json'), 'utf8'))
}

it('knows every platform, so that npm ci passes anywhere', async () => {
  // If this fails: node scripts/complete-lockfile.mjs
  expect(findMissingOptional((await readLockfile()).packages)).toEqual([])
})

it('has a checksum for whatever the promised machines install, and for all that production runs on any', async () => {
  const isPromised = ({ os, cpu }: Entry) =>
    (!os || os.includes('linux')) && (!cpu || cpu.includes('x64') || cpu.includes('arm64'))
  const without = Object.entries((await readLockfile()).packages).filter(([path, { integrity }]) => path && !integrity)
  // If this fails: node scripts/complete-lockfile.mjs, where the registry has them.
  expect(without.filter(([, entry]) => isPromised(entry) || !entry.dev || !entry.optional)).toEqual([])
  // Tools whose binaries for other systems the registry does not have. A new one should be noticed.
  const tools = without.map(([path]) => /node_modules\/(@[^/]+)\/[^/]+$/.exec(path)?.[1] ?? path)
  const known = ['@biomejs', '@oxc-parser', '@rolldown', '@rollup', '@tailwindcss']
  expect([...new Set(tools)].filter((tool) => !known.includes(tool))).toEqual([])
})

it('adds a missing binary with the platform its name tells', () => {
  const packages = completePackages({ 'node_modules/@x/y': parent })
  expect(packages['node_modules/@x/y-linux-arm64-musl']).toEqual({
    version: '1.0.0',
    dev: true,
    cpu: ['arm64'],
    os: ['linux'],
    libc: ['musl'],
    optional: true,
  })
  expect(packages['node_modules/@x/y-win32-x64']).toMatchObject({ version: '1.0.0', os: ['win32'], cpu: ['x64'] })
  expect(findMissingOptional(packages)).toEqual([])
})

it('finds a binary that lies beside a nested parent or above it', () => {
  const nested = 'node_modules/a/node_modules/@x/y'
  const beside = { 'node_modules/a/node_modules/@x/y-linux-arm64-musl': {}, 'node_modules/@x/y-win32-x64': {} }
  expect(findMissingOptional({ [nested]: parent, ...beside })).toEqual([])
  expect(findMissingOptional({ [nested]: parent }).map(({ name }) => name)).toEqual(
    Object.keys(parent.optionalDependencies),
  )
})

it('does not guess a platform that the name does not say', () => {
  const odd = { version: '1.0.0', optionalDependencies: { 'some-helper': '1.0.0' } }
  expect(() => completePackages({ 'node_modules/odd': odd })).toThrow('some-helper')
})
