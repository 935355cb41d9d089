import { expect, it } from 'vitest'
import { pages } from '#rules/pages/pages.ts'
import { screens } from './screens.ts'
import * as entries from './shell/menus/entries.ts'

it('shows only addresses of the page table, each once', () => {
  const paths = screens.map((screen) => screen.path)
  const known: readonly string[] = pages.map((page) => page.path)
  expect(paths.filter((path) => !known.includes(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

it('is where every entry of the menus leads', () => {
  const paths = screens.map((screen) => screen.path)
  const led = Object.values(entries).flat()
  expect(led.length).toBeGreaterThan(15)
  expect(led.filter(({ path }) => !paths.includes(path))).toEqual([])
})

it('has the route module of each', () => {
  const modules = import.meta.glob('../**/*.route.tsx')
  const files = Object.keys(modules).map((path) => path.replace(/^\.\//, '../app/'))
  expect(screens.filter(({ file }) => !files.includes(`../${file}`))).toEqual([])
})

it('prerenders public pages alone: others are for one person each', () => {
  const isPublic = (path: string) => pages.some((page) => page.path === path && page.access === 'public')
  expect(screens.filter((screen) => screen.isPrerendered && !isPublic(screen.path))).toEqual([])
})
