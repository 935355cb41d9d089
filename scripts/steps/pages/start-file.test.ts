import { expect, it } from 'vitest'
import { makeStartFile } from './start-file.mjs'

const code = [
  'import "/assets/manifest-1a2b3c.js";',
  'import * as route0 from "/assets/root-Ab_1.js";',
  'import * as route1 from "/assets/home.route-Cd-2.js";',
  'window.__reactRouterRouteModules = {"root":route0,"/":route1};',
  'import("/assets/entry.client-Ef3.js");',
].join('\n')

const scripts: Record<string, string> = {
  'manifest-1a2b3c.js':
    'window.__reactRouterManifest={"root":"/assets/root-Ab_1.js","url":"/assets/manifest-1a2b3c.js"};',
  'root-Ab_1.js': 'export{X as ErrorBoundary,$ as links,tt as default}from"./entry.client-Ef3.js";',
  'home.route-Cd-2.js': 'import{h as e}from"./react.js";export{e as default};',
}
const read = (file: string) => scripts[file] ?? ''

it('includes the list of routes and the root, and leaves what has code of its own where it is', () => {
  const { code: made, included } = makeStartFile(code, read)
  expect(included).toEqual(['manifest-1a2b3c.js', 'root-Ab_1.js'])
  expect(made.split('\n')).toEqual([
    // The router would preload what it finds here.
    'window.__reactRouterManifest={"root":"/assets/entry.client-Ef3.js","url":"/assets/entry.client-Ef3.js"};',
    'import * as route0_ from "/assets/entry.client-Ef3.js";',
    'const route0 = {ErrorBoundary:route0_.X,links:route0_.$,default:route0_.tt};',
    ...code.split('\n').slice(2),
  ])
})

it('leaves a page as it was built that is not the shell', () => {
  expect(makeStartFile(code, undefined)).toMatchObject({ code, included: [] })
})

it('names it by the build and by what is in it', () => {
  const [shell, page] = [makeStartFile(code, read), makeStartFile(code, undefined)]
  expect(shell.name).toMatch(/^start-1a2b3c-\w{8}\.js$/)
  expect(page.name).toMatch(/^start-1a2b3c-\w{8}\.js$/)
  expect(shell.name).not.toBe(page.name)
})
