import type { Page } from '@playwright/test'
import { expect, phone, test } from '../harness/test.ts'
import { joinCommunity, openCommunity, titled, writePost } from '../steps/community-steps.ts'

/** On a busy machine two presses may be too far apart; a person would press again. */
async function hideQuickly(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/articles', { timeout: 1000 })
  }).toPass()
}

test.describe('on a phone', () => {
  test.use(phone)

  test('Back closes New Post, the menu and Notifications, and then leaves the page', async ({ page, api }) => {
    await joinCommunity(api)
    await writePost(api, { title: titled('Something to read') })
    await page.goto('/techniques')
    await openCommunity(page)
    for (const [button, dialog] of [
      ['New Post', 'New Post'],
      ['Menu', 'Menu'],
      ['Notifications', 'Notifications'],
    ] as const) {
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL('/community')
    }
    await page.goBack()
    await expect(page).toHaveURL('/techniques')
  })

  test('the menu leads on, and Back leads back in one step', async ({ page, member }) => {
    await member()
    await page.goto('/techniques')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Your account' }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/techniques')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('after the menu was closed by hand, one Back leaves the page, also after a reload', async ({ page, member }) => {
    await member()
    await page.goto('/techniques')
    await page.goto('/learn')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/techniques')
  })

  test('a post opened from the list closes with Back, and so does what lies over it', async ({ page, api }) => {
    await joinCommunity(api)
    const title = titled('Over and under')
    await writePost(api, { title })
    await openCommunity(page)
    await page.getByRole('link', { name: title }).click()
    const thread = page.getByRole('dialog', { name: title })
    await thread.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(2)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(thread).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/community')
  })
})

test('an Esc that closes a dialog is not half of a quick-hide, and hiding leaves no way back to the page', async ({
  page,
  api,
}) => {
  await joinCommunity(api)
  await page.goto('/help-now')
  await openCommunity(page)
  await page.getByRole('button', { name: 'New Post' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New Post' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()
  await expect(page).toHaveURL('/community')
  await hideQuickly(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/help-now')
})
