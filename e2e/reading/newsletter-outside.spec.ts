import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAppServer } from '../harness/app-server.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { expect, test as plain } from '../harness/test.ts'

type Received = { path: string | undefined; fields: [string, string][] }

/** An external newsletter service, and our product configured to use it. */
const test = plain.extend<
  { received: Received[] },
  { outside: { origin: string; received: Received[]; appUrl: string } }
>({
  outside: [
    async ({}, use) => {
      const received: Received[] = []
      const service = createServer(async (request, response) => {
        let body = ''
        for await (const chunk of request) body += chunk
        if (request.method === 'POST') received.push({ path: request.url, fields: [...new URLSearchParams(body)] })
        response.setHeader('content-type', 'text/html').end('<title>Outside</title><h1>Thank you</h1>')
      }).listen(0, '127.0.0.1')
      await once(service, 'listening')
      const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
      const dataDir = await mkdtemp(join(tmpdir(), 'hearten-letter-'))
      const app = await startAppServer(dataDir, { NEWSLETTER_ACTION_URL: `${origin}/forms/7/subscribe` })
      await use({ origin, received, appUrl: app.url })
      await app.stop()
      service.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  received: async ({ outside }, use) => {
    outside.received.length = 0
    await use(outside.received)
  },
  baseURL: async ({ outside }, use) => use(outside.appUrl),
  extraOrigins: async ({ outside }, use) => use([outside.origin, outside.appUrl]),
})

const spec = [
  ['fields[email]', 'maya@example.com'],
  ['ml-submit', '1'],
  ['anticsrf', 'true'],
]

// On one server, because each worker would start its own.
test.describe.configure({ mode: 'default' })

test('the browser posts the form to the outside service, in a new tab, with its three fields', async ({
  page,
  context,
  received,
}) => {
  await page.goto('/')
  await waitUntilAwake(page)
  const form = page.getByRole('form', { name: 'Get the letter' })
  await expect(form).toHaveAttribute('target', '_blank')
  await form.getByRole('textbox', { name: 'Email' }).fill('maya@example.com')
  const opened = context.waitForEvent('page')
  await form.getByRole('button', { name: 'Send me the letter' }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(received).toEqual([{ path: '/forms/7/subscribe', fields: spec }])
  // The page itself has not changed.
  await expect(page).toHaveURL('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is still sent to the outside service', async ({ page, received }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Email' }).fill('maya@example.com')
    await page.getByRole('button', { name: 'Send me the letter' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(received).toEqual([{ path: '/forms/7/subscribe', fields: spec }])
  })
})
