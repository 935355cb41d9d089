import { z } from 'zod'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { expect, phone, test } from '../harness/test.ts'
import { offerInstallation } from '../steps/install-steps.ts'

test.use(phone)

const seconds = 1000
const days = 24 * 60 * 60 * seconds
const title = 'Add Hearten to your home screen'

const Icon = z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })
const Manifest = z.object({
  id: z.string(),
  name: z.literal('Hearten'),
  short_name: z.string(),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  icons: z.array(Icon),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(Icon) })),
})

test('the manifest names icons that exist in the size it says, and shortcuts that open', async ({ page, api }) => {
  await page.goto('/help-now')
  const address = String(await page.locator('link[rel=manifest]').getAttribute('href'))
  const answer = await api.send('GET', address)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = Manifest.parse(await answer.json())

  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  )
  const touchIcon = String(await page.locator('link[rel=apple-touch-icon]').getAttribute('href'))
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)]
  for (const { src, sizes } of [...icons, { src: touchIcon, sizes: '180x180' }]) {
    const picture = await (await api.send('GET', src)).body()
    expect(picture.subarray(1, 4).toString(), src).toBe('PNG')
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes)
  }

  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Help now', 'Cues', 'Breathe'])
  for (const { url } of manifest.shortcuts) expect((await api.send('GET', url)).status(), url).toBe(200)
})

test('installing is offered after three seconds, and after a no not again for three days', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00-05:00') })
  await page.goto('/')
  const card = page.getByRole('region', { name: title })

  await test.step('three seconds after the browser says that it can', async () => {
    await page.clock.pauseAt(new Date('2026-03-02T10:00:00-05:00'))
    await offerInstallation(page)
    await waitUntilAwake(page)
    await page.clock.runFor(2900)
    await expect(card).toBeHidden()
    await page.clock.resume()
    await expect(card).toContainText('quick access and offline support')
    await expectNoAxeViolations(page)
    await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()
  })

  await test.step('Maybe Later is remembered, for three days', async () => {
    await card.getByRole('button', { name: 'Maybe Later' }).press('Enter')
    await expect(card).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
    const dismissedAt = await page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))
    expect(Number(dismissedAt)).toBeGreaterThan(new Date('2026-03-02T09:00:00-05:00').getTime())

    await page.reload()
    await page.clock.fastForward(2 * days)
    await offerInstallation(page)
    await waitUntilAwake(page)
    await page.clock.fastForward(10 * seconds)
    await expect(card).toBeHidden()

    await page.clock.fastForward(1 * days)
    await offerInstallation(page, 'dismissed')
    await page.clock.fastForward(4 * seconds)
    await expect(card).toBeVisible()
  })

  await test.step('Install asks the browser, and its no counts like ours', async () => {
    const before = await page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))
    await card.getByRole('button', { name: 'Install' }).click()
    await expect(card).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-prompted')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))).not.toBe(before)
  })
})

test('the offer keeps out of the way, and goes for good once the app is installed', async ({ page, member }) => {
  await page.clock.install()
  await member()
  await page.goto('/energy-boost/power-breathing')
  const card = page.getByRole('region', { name: title })
  const start = page.getByRole('button', { name: 'Start', exact: true })

  await test.step('not during an exercise', async () => {
    await start.click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await offerInstallation(page)
    await waitUntilAwake(page)
    await page.clock.fastForward(6 * seconds)
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(card).toBeHidden()
  })

  await test.step('afterwards, above the bar of a phone; closing it is a no', async () => {
    await page.getByRole('link', { name: 'Back to Energy Boost' }).click()
    await page.clock.fastForward(2 * seconds)
    await expect(card).toBeVisible()
    const bar = await page.getByRole('navigation', { name: 'Quick access' }).boundingBox()
    const place = await card.boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

    await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Help now' }).click()
    await expect(card).toBeHidden()
    await page.goBack()
    await page.clock.fastForward(2 * seconds)
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(card).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))).not.toBeNull()
  })

  await test.step('the account page installs at any time', async () => {
    await page.goto('/account#install')
    await expect(page.getByText('In your browser’s menu')).toBeVisible()
    await offerInstallation(page)
    await page.getByRole('button', { name: 'Install Hearten' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-prompted')
    await expect(page.getByText('In your browser’s menu')).toBeVisible()
  })

  await test.step('once installed it is never offered again, even if the browser offers it', async () => {
    await page.evaluate(() => {
      window.dispatchEvent(new Event('appinstalled'))
      localStorage.removeItem('pwa-install-dismissed')
    })
    await page.goto('/techniques')
    await offerInstallation(page)
    await waitUntilAwake(page)
    await page.clock.fastForward(10 * seconds)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(card).toBeHidden()
  })
})

test('nothing is offered inside the installed app', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query)
  })
  await page.goto('/')
  await offerInstallation(page)
  await waitUntilAwake(page)
  await page.clock.fastForward(10 * seconds)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: title })).toBeHidden()
})
