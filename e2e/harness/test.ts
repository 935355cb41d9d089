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

type Fixtures = {
  /** Origins beside the product's own that a file may talk to; none, normally. */
  extraOrigins: string[]
  /** Gives a journey more time when the machine is slower than it was at the start of the run. */
  moreTime: undefined
  /** Fails every test that meets a foreign request, a console error or an uncaught one. */
  pageWatch: PageWatch
  api: Api
  /** Signs a new person up in this browser. */
  member: (known?: Partial<Person>) => Promise<Member>
  /** Signs the admin of this server in, in this browser. */
  admin: () => Promise<Member>
  /** A second browser with nothing in common with the first but the product. */
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
      // The journey has seen what it came for; a call still on its way through a route of its own is nobody's fault.
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
