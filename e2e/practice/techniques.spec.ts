import { recordTechniqueUsage } from '#contract/techniques.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'

/** What the product promises for each, in minutes and stars. */
const promised = [
  ['Power Breathing', '2 min', '4.8'],
  ['Micro Meditation', '2 min', '4.7'],
  ['Movement Stretch', '3 min', '4.9'],
  ['Mental Reset', '4 min', '4.6'],
  ['Sensory Refresh', '3 min', '4.8'],
  ['Confidence Boost', '3 min', '4.7'],
] as const

const use = { techniqueId: 'mental-reset', durationMinutes: 4, completed: true, rating: 5 }

test('six boosters, each with its minutes, its rating and a way to start', async ({ page, member }) => {
  await member()
  await page.goto('/techniques')
  await expect(page).toHaveTitle(/Confidence Boosters/)
  await expect(page.getByRole('heading', { level: 1, name: 'Confidence Boosters' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  for (const [title, minutes, rating] of promised) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card).toContainText(minutes)
    await expect(card).toContainText(`Editors’ rating ${rating} of 5`)
    await expect(card).not.toContainText('Yours')
    await expect(card.getByRole('link', { name: 'Start' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Start Sensory Refresh' }).click()
  await expect(page).toHaveURL('/energy-boost/sensory-refresh')
})

test('filters show their own kind and All shows everything, by keyboard too', async ({ page, member }) => {
  await member()
  await page.goto('/techniques')
  const filters = page.getByRole('group', { name: 'Category' }).getByRole('button')
  await expect(filters).toHaveText(['All', 'Breathing', 'Movement', 'Mental', 'Mindfulness', 'Sensory'])
  const shown = {
    Breathing: ['Power Breathing'],
    Movement: ['Movement Stretch'],
    Mental: ['Mental Reset', 'Confidence Boost'],
    Mindfulness: ['Micro Meditation'],
    Sensory: ['Sensory Refresh'],
  }
  await filters.first().focus()
  for (const [name, titles] of Object.entries(shown)) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles)
  }
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('an empty account is told what will be here; later it finds its own totals', async ({ page, member, api }) => {
  await member()
  await page.goto('/techniques')
  await expect(page.getByText('What you finish is counted here, for you alone.')).toBeVisible()
  await api.call(recordTechniqueUsage, { body: use })
  await page.reload()
  await expect(page.getByText('One session so far, 4 minutes in all.')).toBeVisible()
  await api.call(recordTechniqueUsage, { body: { ...use, techniqueId: 'power-breathing', durationMinutes: 2 } })
  await api.call(recordTechniqueUsage, { body: { ...use, rating: 2 } })
  await page.reload()
  await expect(page.getByText('3 sessions so far, 10 minutes in all.')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Mental Reset' })).toContainText('Done 2 times')
  await expect(page.getByRole('article').filter({ hasText: 'Mental Reset' })).toContainText('Yours 3.5 of 5')
  await expect(page.getByRole('article').filter({ hasText: 'Power Breathing' })).toContainText('Done once')
  await expect(page.getByRole('article').filter({ hasText: 'Sensory Refresh' })).not.toContainText('Done')
})

test('opened signed out, the sign-in screen stands at this address and leads back to it', async ({ page }) => {
  await page.goto('/techniques')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await expect(page).toHaveURL('/techniques')
})

test('a session that ended meanwhile: a word about it, then the sign-in screen', async ({ page, member, context }) => {
  await member()
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.clearCookies()
  await page.getByRole('banner').getByRole('link', { name: 'Coping Tools' }).click()
  await expect(page.getByRole('alert')).toContainText('Unauthorized')
  await expect(page.getByRole('alert')).toContainText('You are logged out. Redirecting to sign in...')
  await expect(page).toHaveURL('/auth')
})

test('without the figures, the boosters are all still there', async ({ page, member, pageWatch }) => {
  pageWatch.tolerate(/status of 500/)
  await member()
  await page.route('**/api/techniques/stats', (route) => route.fulfill({ status: 500, json: { error: 'Oh' } }))
  await page.goto('/techniques')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [name, size] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', phone],
] as const) {
  test.describe(name, () => {
    test.use(size)

    test('reads well, in both themes, and fits the screen', async ({ page, member }) => {
      await member()
      await page.goto('/techniques')
      await expect(page.getByRole('article')).toHaveCount(6)
      await expectNoAxeViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.viewport.width)
    })
  })
}
