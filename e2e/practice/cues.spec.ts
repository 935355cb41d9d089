import type { Page } from '@playwright/test'
import { allCues } from '#content/cues/all-cues.ts'
import { cueStyles, lifeAreas, situations } from '#content/cues/cue.ts'
import { favoriteCue } from '#contract/cues.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { signUp } from '../harness/people.ts'
import { expect, phone, test } from '../harness/test.ts'
import { signIn } from '../steps/accounts-steps.ts'
import { cueCard, cueCards, openCues } from '../steps/cues-steps.ts'

const labels = { icebreaker: 'Icebreaker', followup: 'Follow-up', transition: 'Transition', closing: 'Closing' }
const areaLabels = { work: 'Work', dating: 'Dating', school: 'School' }
const style = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search lines and tips' })

test('a visitor is offered to sign in, and comes back to the cues', async ({ page, anotherDevice }) => {
  const person = await signUp((await anotherDevice()).api)
  await page.goto('/small-talk-cues')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectNoAxeViolations(page)
  const prompt = page.getByRole('link', { name: 'Sign In to Access' })
  await expect(prompt).toHaveAttribute('href', '/auth')
  await prompt.click()
  await expect(page).toHaveURL('/auth')
  await signIn(page, person)
  await expect(page).toHaveURL('/small-talk-cues')
  await expect(page.getByRole('heading', { level: 1, name: 'Small Talk Cues' })).toBeVisible()
})

test('opens with work icebreakers, and every tab and style shows exactly its cues', async ({ page, member }) => {
  await member()
  await openCues(page)
  await expect(page.getByRole('tab', { name: 'Work' })).toHaveAttribute('aria-selected', 'true')
  await expect(style(page, 'Icebreaker')).toHaveAttribute('aria-pressed', 'true')
  for (const area of lifeAreas) {
    await page.getByRole('tab', { name: areaLabels[area] }).click()
    for (const one of cueStyles) {
      await style(page, labels[one]).click()
      const wanted = allCues.filter((cue) => cue.lifeCategory === area && cue.category === one)
      const cards = cueCards(page, `${areaLabels[area]} · ${labels[one]}`)
      await expect(cards).toHaveCount(wanted.length)
      await expect(cards).toContainText(wanted.map(({ tip = '' }) => tip))
      await expect(cards).toContainText(wanted.map(({ confidence }) => confidence))
    }
  }
})

test('the address keeps the view, so that back and reload return to it', async ({ page, member }) => {
  await member()
  await openCues(page)
  await page.getByRole('tab', { name: 'Dating' }).click()
  await style(page, 'Closing').click()
  await expect(page).toHaveURL('/small-talk-cues?area=dating&style=closing')
  await page.reload()
  await expect(cueCards(page, 'Dating · Closing')).toHaveCount(18)
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(cueCards(page, 'Dating · Closing')).toHaveCount(18)
  await page.goBack()
  await expect(style(page, 'Icebreaker')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Work' })).toHaveAttribute('aria-selected', 'true')
})

test('a situation narrows the list, and another area starts with all of its own', async ({ page, member }) => {
  await member()
  await openCues(page)
  const picker = page.getByRole('group', { name: 'Situation' })
  const names = await picker.getByRole('button').allTextContents()
  expect(names).toEqual(['All moments24', ...situations.work.map(({ label }) => `${label}4`)])
  await picker.getByRole('button', { name: 'Lunch Time' }).click()
  await expect(cueCards(page)).toHaveCount(4)
  await expect(cueCard(page, 'work-lunch-icebreaker-1')).toBeVisible()
  await page.getByRole('tab', { name: 'School' }).click()
  await expect(cueCards(page, 'School · Icebreaker')).toHaveCount(24)
  await expect(picker.getByRole('button', { name: 'All moments' })).toHaveAttribute('aria-pressed', 'true')
})

test('search covers lines and tips, here first and then elsewhere, and says when nothing matches', async ({
  page,
  member,
}) => {
  await member()
  await openCues(page)
  await search(page).fill('serious MUG')
  await expect(page.getByRole('article')).toHaveCount(1)
  await search(page).fill('less personal to ask about')
  await expect(cueCard(page, 'work-coffee-icebreaker-2')).toBeVisible()

  await search(page).fill('cat')
  const elsewhere = page.getByRole('list', { name: 'Elsewhere' }).getByRole('article')
  const matches = allCues.filter(({ text, tip }) => /cat/i.test(`${text} ${tip}`))
  await expect(page.getByRole('article')).toHaveCount(matches.length)
  expect(await elsewhere.count()).toBeGreaterThan(0)

  await search(page).fill('submarine')
  await expect(page.getByRole('heading', { name: 'No cues available' })).toBeVisible()
  await expect(page.getByText('Nothing we have contains “submarine”.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Show all lines' }).click()
  await expect(cueCards(page)).toHaveCount(24)
  await expect(search(page)).toHaveValue('')
})

test('works by keyboard alone', async ({ page, member, api }) => {
  await member()
  await openCues(page)
  await page.getByRole('tab', { name: 'Work' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cueCards(page, 'Dating · Icebreaker')).toHaveCount(24)
  await page.keyboard.press('ArrowLeft')
  await expect(cueCards(page)).toHaveCount(24)
  const star = cueCards(page).first().getByRole('button', { name: 'Favorite' })
  await cueCards(page).first().getByRole('button', { name: 'I used it' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(star).toBeFocused()
  await page.keyboard.press('Space')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(star).toHaveAccessibleName(/I’ve got the buttons/)
  await expect(star).toBeFocused()
  expect((await api.call({ ...favoriteCue }, { params: { cueId: 'work-elevator-icebreaker-1' } })).isFavorite).toBe(
    true,
  )
})

test('has no accessibility violations', async ({ page, member }) => {
  await member()
  await openCues(page)
  await expectNoAxeViolations(page)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('shows the first line without scrolling, and nothing is wider than the screen', async ({ page, member }) => {
    await member()
    await openCues(page)
    await expect(cueCards(page).first().getByRole('paragraph').nth(1)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('tab', { name: 'School' }).tap()
    await style(page, 'Closing').tap()
    await expect(cueCards(page, 'School · Closing')).toHaveCount(18)
    await expectNoAxeViolations(page)
  })

  test('brings a style and a situation that were linked to into sight', async ({ page, member }) => {
    await member()
    await openCues(page, '?style=closing&situation=executive')
    await expect(style(page, 'Closing')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Leadership/ })).toBeInViewport({ ratio: 1 })
  })
})
