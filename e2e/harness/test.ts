import { test as base, expect, type Page } from '@playwright/test'
import { type Api, createApi } from './api.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createPageWatch, type PageWatch } from './page-watch.ts'
import { measureSlowness, slownessAtStart } from './patience.ts'
import { type Member, type Person, signInAdmin, signUp } from './people.ts'
import { readSite } from './site.ts'

export { expect }

/** A phone in portrait; spread it into `test.use`. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** For journeys that are walked on both. */
export const phoneAndDesktop = [
  ['a phone', phone],
  ['a desktop', {}],
] as const

type Fixtures = {
  /** Other origins that a file may talk to; normally none. */
  extraOrigins: string[]
  /** Gives a journey more time if the machine is slower than at the start of the run. */
  moreTime: undefined
  /** Fails every test with a foreign request, a console error or an uncaught exception. */
  pageWatch: PageWatch
  api: Api
  /** Signs a new person up in this browser. */
  member: (known?: Partial<Person>) => Promise<Member>
  /** Signs the administrator in, in this browser. */
  admin: () => Promise<Member>
  /** A second browser that shares only the product with the first. */
  anotherDevice: () => Promise<{ page: Page; api: Api }>
  outbox: Outbox
}

export const test = base.extend<Fixtures>({
  extraOrigins: [[], { option: true }],

  moreTime: [
    async ({}, use, testInfo) => {
      const growth = measureSlowness() / slownessAtStart()
      if (growth > 1) testInfo.setTimeout(testInfo.timeout * growth)
      await use(undefined)
    },
    { auto: true },
  ],

  baseURL: async ({}, use) => use(readSite().url),

  pageWatch: [
    async ({ context, extraOrigins }, use) => {
      const watch = createPageWatch([readSite().url, ...extraOrigins])
      watch.watch(context)
      await use(watch)
      // The journey is over; a call that is still being handled by one of its routes is not an error.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(watch.findings(), 'requests to other hosts and errors met on the way').toEqual([])
    },
    { auto: true },
  ],

  api: async ({ context }, use) => use(createApi(context.request)),

  member: async ({ api }, use) => use((known) => signUp(api, known)),

  admin: async ({ api }, use) => use(() => signInAdmin(api)),

  anotherDevice: async ({ browser, baseURL, pageWatch }, use) => {
    const contexts: { close: () => Promise<void> }[] = []
    await use(async () => {
      const context = await browser.newContext(baseURL ? { baseURL } : {})
      contexts.push(context)
      pageWatch.watch(context)
      return { page: await context.newPage(), api: createApi(context.request) }
    })
    await Promise.all(contexts.map((context) => context.close()))
  },

  outbox: async ({}, use) => use(createOutbox(readSite().dataDir)),
})
