import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type Clone, makeClone } from '../scripts/testing/clone.ts'
import { npmRun } from '../scripts/testing/hearten-process.ts'
import { patienceMs } from './harness/patience.ts'
import { signIn } from './steps/accounts-steps.ts'

type Dev = { url: string; change: (file: string, from: string, to: string) => Promise<void> }

/** `npm run dev` in a separate clone, because these journeys change the source. */
const test = base.extend<object, { dev: Dev }>({
  dev: [
    async ({}, use) => {
      const clone = await makeClone()
      const hearten = await npmRun('dev', clone.dir)
      await Promise.all([hearten.waitForLine(/^Ready: /m), hearten.waitForLine(/Local: .*http/)])
      const url = hearten.url.replace('127.0.0.1', 'localhost')
      await use({ url, change: (file, from, to) => changeFile(clone, file, from, to) })
      hearten.npm.kill('SIGTERM')
      await hearten.exited
      await clone.remove()
    },
    { scope: 'worker', timeout: patienceMs(240_000) },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
})

async function changeFile({ dir }: Clone, file: string, from: string, to: string) {
  const path = join(dir, file)
  const before = await readFile(path, 'utf8')
  expect(before).toContain(from)
  await writeFile(path, before.replace(from, to))
}

// Nothing is built in advance: the first page waits for every file it consists of.
test.setTimeout(patienceMs(240_000))
test.use({ navigationTimeout: patienceMs(120_000), actionTimeout: patienceMs(15_000) })
const patient = { timeout: patienceMs(60_000) }

const sam = { email: 'sam@demo.hearten.example', password: 'small-steps-count' }

test('npm run dev signs people in, and shows a change of the pages and of the server as it is saved', async ({
  page,
  dev,
}) => {
  const greeting = page.getByRole('heading', { level: 1, name: /^Good .*Sam/ })
  // A package that Vite meets for the first time makes the page reload, and what was typed is lost.
  await expect(async () => {
    await page.goto('/auth')
    if (await greeting.isVisible()) return
    await signIn(page, sam)
    await expect(greeting).toBeVisible()
  }).toPass({ timeout: patienceMs(180_000) })

  await test.step('a screen updates while somebody looks at it', async () => {
    await dev.change('src/client/app/home/dashboard-screen.tsx', '<TrialBanner />', '<p>Changed as you looked</p>')
    await expect(page.getByText('Changed as you looked')).toBeVisible(patient)
  })

  await test.step('the server restarts, and requests wait until it is back', async () => {
    // During a restart there may be half an answer or none, which is no reason to stop asking.
    const health = async () => {
      const reply = await page.request.get('/healthz').catch(() => undefined)
      return reply?.text().catch(() => '')
    }
    await expect.poll(health, patient).toBe('{"status":"ok"}')
    await dev.change('src/server/platform/operations/health.ts', `'ok'`, `'changed'`)
    await expect.poll(health, patient).toBe('{"status":"changed"}')
    await page.reload()
    await expect(greeting).toBeVisible(patient)
  })
})
