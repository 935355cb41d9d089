import type { Page } from '@playwright/test'
import { checkOf } from '#content/crisis/checks/line-checks.ts'
import { crisisHelp } from '#content/crisis/countries.ts'
import { groundingSteps, linesToSay, lineToLeave } from '#content/help-now.ts'
import { situationCards } from '#content/situations.ts'
import { expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { holdScripts, waitUntilAwake } from '../harness/awake.ts'
import { expect, phone, test } from '../harness/test.ts'

const breathWord = (page: Page) => page.getByRole('status').filter({ hasText: /Ready|Breathe|Hold|Paused|Done/ })

const country = (name: string) => {
  const found = crisisHelp.find(({ countryName }) => countryName === name)
  if (!found) throw new Error(`There is no crisis help for ${name}.`)
  return found
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every country’s numbers can be opened and dialed', async ({ page }) => {
    const answer = await page.goto('/help-now')
    expect(answer?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveText(['You’re in the right place.'])
    for (const { countryName, lines, emergency } of crisisHelp) {
      await page.locator('summary').getByText(countryName, { exact: true }).click()
      const opened = page.locator('details[open][data-country]')
      await expect(opened).toHaveCount(1)
      const numbers = [...lines, emergency]
      const links = opened.getByRole('link')
      await expect(links).toHaveCount(numbers.length)
      await expect(links).toContainText(numbers.map(({ label }) => label))
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(addresses).toEqual(numbers.map(({ href }) => href))
    }
  })

  test('a member’s screen leads there before any script is loaded', async ({ page, member }) => {
    await member()
    for (const address of ['/', '/coach']) {
      await page.goto(address)
      await page.getByRole('banner').getByRole('link', { name: 'Help now' }).click()
      await expect(page.locator('h1')).toHaveText(['You’re in the right place.'])
    }
  })

  test('the rest of the page is there too, and no button is dead', async ({ page }) => {
    await page.goto('/help-now')
    for (const text of [...groundingSteps, ...linesToSay, lineToLeave]) await expect(page.getByText(text)).toBeVisible()
    await page.getByText('Networking', { exact: true }).last().click()
    const networking = situationCards.find(({ id }) => id === 'networking')
    await expect(page.getByText(networking?.conversationStarters[0] ?? '')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

for (const [timezoneId, name] of [
  ['America/Chicago', 'United States'],
  ['Europe/London', 'United Kingdom'],
  ['Europe/Berlin', 'Germany'],
  ['Asia/Tokyo', 'Somewhere else'],
] as const) {
  test.describe(`with a clock in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`the lines are those of ${name}`, async ({ page }) => {
      await page.goto('/help-now')
      await expect(page.getByLabel('Country')).toHaveValue(country(name).country)
      const panel = page.getByRole('region', { name: 'I might not be safe' })
      const labels = await panel.getByRole('link').locator('b').allTextContents()
      expect(labels).toEqual([...country(name).lines, country(name).emergency].map(({ label }) => label))
    })
  })
}

test('another country is chosen by hand, and this device remembers it', async ({ page }) => {
  await page.goto('/help-now')
  await page.getByLabel('Country').selectOption('Germany')
  await expect(page.getByRole('link', { name: /Call 0800 111 0 111/ })).toHaveAttribute('href', 'tel:08001110111')
  await page.reload()
  await expect(page.getByLabel('Country')).toHaveValue('DE')
  await expect(page.getByRole('link', { name: /Text 988/ })).toHaveCount(0)
})

test('a country chosen before the scripts arrive is answered at once, and stays', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/help-now')
  await page.getByLabel('Country').selectOption('Ireland')
  const line = page.getByRole('link', { name: /Text HELLO to 50808/ })
  await expect(line).toBeVisible()
  await expect(page.getByRole('link', { name: /Text 988/ })).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-awake', '')
  letThrough()
  await waitUntilAwake(page)
  await expect(page.getByLabel('Country')).toHaveValue('IE')
  await expect(line).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Country')).toHaveValue('IE')
  await page.getByLabel('Country').selectOption('Germany')
  await expect(page.getByRole('link', { name: /Call 0800 111 0 111/ })).toBeVisible()
  await expect(line).toBeHidden()
})

test('loading the scripts neither moves nor re-renders any line', async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  const letThrough = await holdScripts(page)
  await page.goto('/help-now')
  const line = page.getByRole('link', { name: /Text HOME to 741741/ })
  const link = await line.elementHandle()
  const places = () =>
    page.getByRole('main').evaluate((main) => {
      const shown = [...main.querySelectorAll('a, h2, summary, button')].filter((one) => one.checkVisibility())
      return shown.map((one) => `${one.textContent} ${Math.round(one.getBoundingClientRect().top)}`)
    })
  await page.evaluate(() => document.fonts.ready)
  const before = await places()
  expect(before.length).toBeGreaterThan(10)
  letThrough()
  await waitUntilAwake(page)
  expect(await places()).toEqual(before)
  expect(await link?.evaluate((one) => one.isConnected)).toBe(true)
})

test('nothing about where somebody is leaves the browser', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`),
  )
  await page.goto('/help-now')
  await page.getByLabel('Country').selectOption('France')
  await page.getByRole('button', { name: 'Party' }).click()
  await waitUntilAwake(page)
  const calls = sent.filter((line) => line.includes('/api/'))
  // About the page, only that it was opened.
  const known = /^GET \/api\/(user|settings) $|^POST \/api\/page-views \{"path":"\/help-now"\}$/
  expect(calls.filter((line) => !known.test(line))).toEqual([])
})

test('one breathing exercise: in 4, hold 4, out 6, with pause and stop', async ({ page }) => {
  await page.clock.install()
  await page.goto('/help-now')
  // Timing starts with the press; a press before the scripts have loaded would wait for them.
  await waitUntilAwake(page)
  const guide = breathWord(page)
  await expect(guide).toContainText('Ready')
  await page.getByRole('button', { name: 'Breathe with me' }).click()
  for (const [seconds, word] of [
    [1, 'Breathe in'],
    [4, 'Hold'],
    [4, 'Breathe out'],
    [6, 'Breathe in'],
  ] as const) {
    await page.clock.runFor(seconds * 1000)
    await expect(guide).toContainText(word)
  }
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(60_000)
  await expect(guide).toContainText('Paused')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.clock.runFor(1000)
  await expect(guide).toContainText('Breathe in')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Breathe with me' })).toBeVisible()
  await page.getByRole('button', { name: 'Breathe with me' }).click()
  await page.clock.runFor(70_500)
  await expect(guide).toContainText('Done')
  await expect(page.getByRole('button', { name: 'Once more' })).toBeVisible()
})

test('says for every line what it was checked against, and when', async ({ page }) => {
  await page.goto('/help-now')
  await waitUntilAwake(page)
  const seen = new Set<string>()
  for (const name of ['United States', 'Ireland', 'France']) {
    const { country: code, lines } = country(name)
    await page.getByRole('combobox', { name: 'Country' }).selectOption(code)
    const details = page.locator('details').filter({ hasText: 'How were these numbers checked?' })
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
    await expect(details).toContainText('Nobody has dialed these lines for this page')
    const rows = details.getByRole('listitem')
    await expect(rows).toHaveCount(lines.length)
    for (const [i, line] of lines.entries()) {
      const { label } = line
      const checked = checkOf(code, line)
      const row = rows.nth(i)
      if (!checked) throw new Error(`The page does not say what ${label} was checked against.`)
      await expect(row).toContainText(label)
      await expect(row).toContainText(new URL(checked.source).host.replace(/^www\./, ''))
      await expect(row).toContainText('compared with a saved copy')
      await expect(row.locator('time')).toHaveAttribute('datetime', checked.on)
      seen.add(checked.how)
    }
  }
  expect(seen.size).toBe(2)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the breath is a bar that fills', async ({ page }) => {
    await page.goto('/help-now')
    await waitUntilAwake(page)
    const card = page.getByRole('region', { name: 'Breathe out longer than in' })
    await expect(card.locator('svg[viewBox="0 0 400 400"]')).toBeHidden()
    await page.getByRole('button', { name: 'Breathe with me' }).click()
    await expect(breathWord(page)).toHaveText('Breathe in')
    const guide = card.locator('[style*="--fullness"]')
    const fullness = () => guide.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--fullness')))
    await expect.poll(fullness).toBeGreaterThan(0.2)
  })
})

test('the page is one tap away from anywhere, signed in or not', async ({ page, member }) => {
  for (const path of ['/', '/articles', '/auth', '/privacy', '/no-such-page']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Help now' }).first(), path).toBeVisible()
  }
  await member()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Help now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re in the right place.' })).toBeVisible()
})

test('each situation has three openers, one breath, one sentence and a way back', async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  await page.goto('/help-now')
  for (const { name, conversationStarters, breathingTip, affirmation } of situationCards) {
    await page.getByRole('button', { name, exact: true }).click()
    for (const text of [...conversationStarters, breathingTip, affirmation]) {
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    }
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
})

test('a link can open one situation', async ({ page }) => {
  await page.goto('/help-now?situation=date')
  await expect(page.getByRole('heading', { level: 2, name: 'Date', exact: true })).toBeFocused()
  await page.goto('/help-now?situation=nowhere')
  await expect(page.getByRole('button', { name: 'Date', exact: true })).toBeVisible()
})

test('the page is accessible in both themes and fits, also with everything opened', async ({ page }) => {
  await page.goto('/help-now')
  await expect(page.getByLabel('Country')).toBeVisible()
  await expectSoundAtBothSizes(page)
  await page.getByLabel('Country').selectOption('Somewhere else')
  await page.getByText('What happens when I call?').click()
  await page.getByRole('button', { name: 'Date', exact: true }).click()
  await expectSoundAtBothSizes(page)
})

test('the prerendered HTML is sound', async ({ request }) => {
  const html = await (await request.get('/help-now')).text()
  expect(html.match(/<h1\b/g)?.length).toBe(1)
  for (const { countryName } of crisisHelp) expect(html).toContain(countryName)
  expect(html).toContain('href="tel:988"')
  expect(html).toMatch(/<meta name="description" content="Crisis lines for your country/)
})
