import type { Page } from '@playwright/test'
import { readCueFavorites, readCueUses } from '#contract/cues.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { holdCalls } from '../harness/held-calls.ts'
import { expect, phone, test } from '../harness/test.ts'
import { signIn, toastWith } from '../steps/accounts-steps.ts'
import { cueCard, cueCards, favorite, openCues } from '../steps/cues-steps.ts'

const first = 'work-elevator-icebreaker-1'
const withSlots = 'work-executive-icebreaker-1'
const unauthorized = {
  status: 401,
  json: { error: 'Unauthorized', code: 'unauthorized', message: 'Please sign in to continue.' },
}
const onlyFavorites = (page: Page) => page.getByRole('button', { name: 'Favorites', exact: true })
const usedIt = (page: Page, cueId: string) => cueCard(page, cueId).getByRole('button', { name: /^I used it/ })

test.describe('favorites', () => {
  test('are kept for the account and found again on another device', async ({ page, member, anotherDevice }) => {
    const person = await member()
    await openCues(page)
    await favorite(page, first).click()
    await expect(favorite(page, first)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(favorite(page, first)).toHaveAttribute('aria-pressed', 'true')

    const other = await anotherDevice()
    await other.page.goto('/small-talk-cues?favorites=true')
    await signIn(other.page, person)
    await expect(other.page.getByRole('article')).toHaveCount(1)
    await expect(favorite(other.page, first)).toHaveAttribute('aria-pressed', 'true')
  })

  test('toggle at once, whatever the network does, and the last tap is the one that stays', async ({
    page,
    member,
    api,
  }) => {
    await member()
    await openCues(page)
    const calls = await holdCalls(page, '**/api/cues/favorites/*')
    const star = favorite(page, first)
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    calls.letGo()
    await expect.poll(async () => (await api.call(readCueFavorites)).cueIds).toEqual([first])
  })

  test('go back as they were when they are refused, and say so', async ({ page, member }) => {
    await member()
    await openCues(page)
    await page.route('**/api/cues/favorites/*', (route) => route.fulfill({ status: 404, json: { error: 'Not Found' } }))
    await favorite(page, first).click()
    await expect(toastWith(page, 'That star was not saved')).toBeVisible()
    await expect(favorite(page, first)).toHaveAttribute('aria-pressed', 'false')
  })

  test('of somebody whose session ended lead to sign-in', async ({ page, member }) => {
    await member()
    await openCues(page)
    await page.route('**/api/cues/favorites/*', (route) => route.fulfill(unauthorized))
    await favorite(page, first).click()
    await expect(toastWith(page, 'Unauthorized', 'You are logged out. Redirecting to sign in...')).toBeVisible()
    await expect(page).toHaveURL('/auth')
  })

  test('can be shown alone; one that is taken out stays until the view changes', async ({ page, member }) => {
    await member()
    await openCues(page)
    await onlyFavorites(page).click()
    await expect(page.getByRole('heading', { name: 'No cues available' })).toBeVisible()
    await expect(page.getByText('You have no favorites yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all lines' }).click()

    await favorite(page, first).click()
    await onlyFavorites(page).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await favorite(page, first).click()
    await expect(favorite(page, first)).toHaveAttribute('aria-pressed', 'false')
    await expect(favorite(page, first)).toBeFocused()
    await page.getByRole('tab', { name: 'Dating' }).click()
    await page.getByRole('tab', { name: 'Work' }).click()
    await expect(page.getByRole('heading', { name: 'No cues available' })).toBeVisible()
  })

  test('that cannot be read are said to be safe, and can be asked for again', async ({ page, member, pageWatch }) => {
    pageWatch.tolerate(/ERR_FAILED/)
    await member()
    await page.route('**/api/cues/favorites', (route) => route.abort())
    await page.goto('/small-talk-cues?favorites=true')
    await expect(page.getByRole('alert')).toContainText('Your favorites did not load')
    await expect(page.getByText('You have no favorites yet.')).toHaveCount(0)
    await expectNoAxeViolations(page)
    await page.unroute('**/api/cues/favorites')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You have no favorites yet.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('words in a line', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('are copied with it, remembered on the device, and never sent', async ({ page, member }) => {
    await member()
    const secret = 'Zephyrine'
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await openCues(page)
    const card = cueCard(page, withSlots)
    await card.getByLabel('Your words for: your name').fill(secret)
    await card.getByRole('button', { name: 'Copy' }).click()
    await expect(card.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'We haven’t met yet. I’m Zephyrine, from the team behind [your product].',
    )
    await card.getByRole('button', { name: 'Favorite' }).click()
    await page.reload()
    await expect(card.getByLabel('Your words for: your name')).toHaveValue(secret)
    await page.goto('/small-talk-cues?area=school')
    await expect(page.getByLabel('Your words for: your name')).toHaveValue(secret)
    expect(sent.filter((one) => one.includes(secret))).toEqual([])
  })

  test('can be copied by hand where the browser refuses', async ({ page, member }) => {
    await member()
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    })
    await openCues(page)
    const card = cueCard(page, first)
    await card.getByRole('button', { name: 'Copy' }).click()
    const field = card.getByLabel('Copy it from here')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('I’ve got the buttons. Which floor are you?')
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(await field.inputValue())
    await expectNoAxeViolations(page)
    await card.getByRole('button', { name: 'Done' }).click()
    await expect(field).toHaveCount(0)
  })
})

test.describe('a line that was used', () => {
  test('is counted, can be taken back, and folds into Yours now after three times', async ({ page, member, api }) => {
    await member()
    await openCues(page)
    await usedIt(page, first).click()
    await expect(usedIt(page, first)).toHaveText('I used it · once')
    await cueCard(page, first).getByRole('button', { name: 'Take it back' }).click()
    await expect(usedIt(page, first)).toHaveText('I used it')
    await expect.poll(() => api.call(readCueUses)).toEqual({ uses: [] })

    for (const _ of 'abc') await usedIt(page, first).click()
    await expect(usedIt(page, first)).toHaveText('I used it · 3 times')
    await expect(cueCard(page, first)).toContainText('Next time you’ll find it under Yours now.')
    await expect.poll(() => api.call(readCueUses)).toEqual({ uses: [{ cueId: first, count: 3 }] })
    // It stays in place until the view is opened again.
    await expect(cueCards(page)).toHaveCount(24)

    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(cueCards(page)).toHaveCount(23)
    await expect(cueCard(page, first)).toBeHidden()
    await page.getByText('Yours now (1)').click()
    await expect(cueCard(page, first)).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('searchbox').fill('buttons')
    await expect(cueCard(page, first)).toBeVisible()
  })

  test('is shown at once when the counts take too long', async ({ page, member }) => {
    await member()
    await page.route('**/api/cues/uses', () => {})
    await openCues(page)
    await expect(cueCards(page)).toHaveCount(24)
  })

  test('is not counted when it is refused, and that is said', async ({ page, member }) => {
    await member()
    await openCues(page)
    await page.route('**/api/cues/uses/**', (route) => route.fulfill({ status: 404, json: { error: 'Not Found' } }))
    await usedIt(page, first).click()
    await expect(toastWith(page, 'That was not counted')).toBeVisible()
    await expect(usedIt(page, first)).toHaveText('I used it')
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a tap stars and counts, and long words stay inside the card', async ({ page, member }) => {
    await member()
    await openCues(page, '?situation=executive')
    await favorite(page, withSlots).tap()
    await expect(favorite(page, withSlots)).toHaveAttribute('aria-pressed', 'true')
    await usedIt(page, withSlots).tap()
    await expect(usedIt(page, withSlots)).toHaveText('I used it · once')
    await page.getByLabel('Your words for: your name').fill('Wolfeschlegelsteinhausenbergerdorff the Second')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeViolations(page)
  })
})
