import { type FrontDoor, openFrontDoor } from './front-door.ts'
import { readSite } from './site.ts'
import { test as base } from './test.ts'

/** The product with its service worker, behind a proxy that can be shut. */
export const test = base.extend<{ door: FrontDoor }>({
  serviceWorkers: 'allow',

  door: async ({}, use) => {
    const door = await openFrontDoor(readSite().url)
    await use(door)
    await door.stop()
  },

  baseURL: async ({ door }, use) => use(door.url),
  extraOrigins: async ({ door }, use) => use([door.url]),
})
