import type { Page } from '@playwright/test'
import { cardCategories } from '#content/cards.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'

const [gettingToKnow, lightAndFun] = cardCategories
const card = (page: Page) => page.getByRole('article', { name: 'Question card' })
const newQuestion = (page: Page) => page.getByRole('button', { name: 'New Question' })
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openCards(page: Page) {
  await page.goto('/conversation-cards')
  await expect(card(page)).toContainText('1/10')
}

async function questionOn(page: Page) {
  return (await card(page).getByRole('status').getByRole('paragraph').textContent()) ?? ''
}

test('shows all ten questions once, then starts over with the first', async ({ page, member }) => {
  await member()
  await openCards(page)
  await expect(card(page)).toContainText(gettingToKnow!.questions[0]!)
  const seen = [await questionOn(page)]
  for (let used = 2; used <= 10; used += 1) {
    await newQuestion(page).click()
    await expect(card(page)).toContainText(`${used}/10`)
    seen.push(await questionOn(page))
  }
  expect(seen.toSorted()).toEqual(gettingToKnow!.questions.toSorted())

  await newQuestion(page).click()
  await expect(card(page)).toContainText('1/10')
  expect(await questionOn(page)).toBe(gettingToKnow!.questions[0])
})

test('picking a category deals it afresh, also the one that is open', async ({ page, member }) => {
  await member()
  await openCards(page)
  for (const { name } of cardCategories) await expect(category(page, name)).toBeVisible()
  await category(page, 'Light & Fun').click()
  await expect(card(page)).toContainText(lightAndFun!.questions[0]!)
  await newQuestion(page).click()
  await newQuestion(page).click()
  await expect(card(page)).toContainText('3/10')

  await category(page, 'Light & Fun').click()
  await expect(card(page)).toContainText('1/10')
  await expect(card(page)).toContainText(lightAndFun!.questions[0]!)

  await page.goBack()
  await expect(card(page)).toContainText(gettingToKnow!.questions[0]!)
  await expect(category(page, 'Getting to Know')).toHaveAttribute('aria-pressed', 'true')
  await page.goForward()
  await page.reload()
  await expect(card(page)).toContainText(lightAndFun!.questions[0]!)
})

test('works by keyboard alone', async ({ page, member }) => {
  await member()
  await openCards(page)
  const first = await questionOn(page)
  await page.keyboard.press('ArrowRight')
  await expect(card(page)).toContainText('2/10')
  const second = await questionOn(page)
  expect(second).not.toBe(first)

  await page.keyboard.press('ArrowLeft')
  expect(await questionOn(page)).toBe(first)
  await expect(card(page)).toContainText('2/10')
  await page.keyboard.press('Space')
  await expect(card(page)).toContainText('3/10')
  await page.keyboard.press('Enter')
  await expect(card(page)).toContainText('4/10')

  await category(page, 'Meaningful').focus()
  await page.keyboard.press('Space')
  await expect(card(page)).toContainText('1/10')
  await newQuestion(page).focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toContainText('2/10')
})

test('looks back at the question before, and no further than the first', async ({ page, member }) => {
  await member()
  await openCards(page)
  const previous = page.getByRole('button', { name: 'Previous' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await newQuestion(page).click()
  await previous.click()
  expect(await questionOn(page)).toBe(gettingToKnow!.questions[0])
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
})

test('reads a new question out', async ({ page, member }) => {
  await member()
  await openCards(page)
  await newQuestion(page).click()
  const spoken = card(page).getByRole('status')
  await expect(spoken).toHaveAttribute('aria-live', 'polite')
  await expect(spoken).toContainText('2 of 10 questions used.')
})

test('asks a visitor to sign in first', async ({ page }) => {
  await page.goto('/conversation-cards')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('has no accessibility violations', async ({ page, member }) => {
  await member()
  await openCards(page)
  await expectNoAxeViolations(page)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a swipe to the left brings a new question, to the right the one before', async ({ page, member }) => {
    await member()
    await openCards(page)
    await swipe(page, -120)
    await expect(card(page)).toContainText('2/10')
    await swipe(page, 120)
    expect(await questionOn(page)).toBe(gettingToKnow!.questions[0])
    await swipe(page, -20)
    expect(await questionOn(page)).toBe(gettingToKnow!.questions[0])
    await expect(card(page)).toContainText('2/10')
  })

  test('shows card and button without scrolling, and nothing is wider than the screen', async ({ page, member }) => {
    await member()
    await openCards(page)
    await expect(newQuestion(page)).toBeInViewport({ ratio: 1 })
    await expect(card(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeViolations(page)
  })

  test('brings a category that was linked to into sight', async ({ page, member }) => {
    await member()
    await page.goto('/conversation-cards?category=food-places')
    await expect(category(page, 'Food & Places')).toBeInViewport({ ratio: 1 })
  })
})

/** A finger moving sideways over the card. */
async function swipe(page: Page, by: number) {
  const box = (await card(page).boundingBox())!
  const y = box.y + box.height / 2
  const x = box.x + box.width / 2
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * part)
  await touch('touchEnd')
  await finger.detach()
}
