import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { listLandingFiles, listScreenFiles } from './screen-files.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hearten-screens-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const routes = {
  root: { module: '/assets/root-aaaaaaaa.js' },
  '/': { module: '/assets/home.route-aaaaaaaa.js' },
  '/articles/:id': { module: '/assets/article.route-aaaaaaaa.js' },
  '/moments/:momentId': { module: '/assets/moment.route-aaaaaaaa.js' },
}
const scripts = {
  'manifest-1a2b3c.js': `window.__reactRouterManifest=${JSON.stringify({ routes })};`,
  'react-aaaaaaaa.js': '',
  'home.route-aaaaaaaa.js':
    'import"./react-aaaaaaaa.js";import{a}from"./home-aaaaaaaa.js";import("./later-aaaaaaaa.js")',
  'home-aaaaaaaa.js': 'import{b}from"./react-aaaaaaaa.js"',
  'article.route-aaaaaaaa.js': '',
  'moment.route-aaaaaaaa.js': 'import"./shared-aaaaaaaa.js"',
  'shared-aaaaaaaa.js': '',
  'member-aaaaaaaa.js': 'import"./shared-aaaaaaaa.js"',
  'dashboard-aaaaaaaa.js': 'import"./member-aaaaaaaa.js"',
}

beforeEach(() => {
  for (const name of ['assets', 'articles/one']) mkdirSync(join(folder, name), { recursive: true })
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(folder, 'assets', name), code)
})

/** The list with file names instead of their numbers. */
function read() {
  const { files, screens, member, home } = listScreenFiles(folder, ['react-aaaaaaaa.js'])
  const named = (numbers: readonly number[]) => numbers.map((number) => files[number]?.replace('-aaaaaaaa.js', ''))
  const byPath = Object.fromEntries(Object.entries(screens).map(([path, numbers]) => [path, named(numbers)]))
  return { screens: byPath, member: named(member), home: named(home) }
}

it('names what a screen cannot start without, beyond what every page has and without what comes later', () => {
  expect(read().screens['/']).toEqual(['home.route', 'home'])
  expect(read()).toMatchObject({ member: ['member', 'shared'], home: ['dashboard', 'member', 'shared'] })
})

it('leaves out what has HTML of its own', () => {
  expect(Object.keys(read().screens)).toEqual(['/', '/moments/:momentId'])
})

it('refuses a build in which it does not find the frame', () => {
  rmSync(join(folder, 'assets', 'member-aaaaaaaa.js'))
  expect(read).toThrow('found 0')
})

it('names the files of the front page that only visitors need', () => {
  expect(listLandingFiles(folder)).toEqual(['home-aaaaaaaa.js', 'react-aaaaaaaa.js'])
})
