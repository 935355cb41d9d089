import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { waitUntilAwake } from '../harness/awake.ts'
import { testOnOwnServer } from '../harness/own-server.ts'
import { expect } from '../harness/test.ts'

type Received = { path: string | undefined; fields: [string, string][] }

const received: Received[] = []
let origin: string

/** An external newsletter service, and our product configured to use it. */
const test = testOnOwnServer(async () => {
  const service = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.method === 'POST') received.push({ path: request.url, fields: [...new URLSearchParams(body)] })
    response.setHeader('content-type', 'text/html').end('<title>Outside</title><h1>Thank you</h1>')
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  return {
    variables: { NEWSLETTER_ACTION_URL: `${origin}/forms/7/subscribe` },
    stop: async () => service.close(),
  }
}).extend({
  extraOrigins: async ({ extraOrigins }, use) => use([origin, ...extraOrigins]),
})

test.beforeEach(() => {
  received.length = 0
})

const spec = [
  ['fields[email]', 'maya@example.com'],
  ['ml-submit', '1'],
  ['anticsrf', 'true'],
]

test('the browser posts the form to the outside service, in a new tab, with its three fields', async ({
  page,
  context,
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

  test('the form is still sent to the outside service', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Email' }).fill('maya@example.com')
    await page.getByRole('button', { name: 'Send me the letter' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(received).toEqual([{ path: '/forms/7/subscribe', fields: spec }])
  })
})
