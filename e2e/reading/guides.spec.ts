import { guideList } from '#content/generated/guide-list.ts'
import { expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { expect, test } from '../harness/test.ts'

const [first] = guideList

test('a visitor finds every guide from the articles, and reads one', async ({ page }) => {
  await page.goto('/articles')
  await page.getByRole('link', { name: 'guides' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible()
  await expect(page).toHaveTitle('Guides · overcome social anxiety')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    guideList.map(({ title }) => title),
  )

  await page.getByRole('link', { name: first!.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: first!.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Try this tonight' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeAttached()
  await page.getByRole('link', { name: 'All guides' }).click()
  await expect(page).toHaveURL('/guides')
})

test('a guide reads without scripts, and an unknown one is answered with Guide Not Found', async ({ page }) => {
  const html = await (await page.request.get(`/guides/${first!.id}`)).text()
  expect(html).toContain('Try this tonight')
  const answer = await page.goto('/guides/no-such-guide')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Guide Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'See all guides' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible()
})

test('a member has them on a second shelf of the Learning Center', async ({ page, member }) => {
  await member()
  await page.goto('/learn')
  const shelf = page.getByRole('region', { name: 'Guides' })
  await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(guideList.map(({ title }) => title))
  await shelf.getByRole('link', { name: first!.title }).click()
  await expect(page).toHaveURL(`/guides/${first!.id}`)
  await expect(page.getByRole('heading', { level: 1, name: first!.title })).toBeVisible()
})

test('shelf, guide and Guide Not Found are accessible in both themes and fit', async ({ page }) => {
  for (const path of ['/guides', `/guides/${first!.id}`, '/guides/none']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSoundAtBothSizes(page)
  }
})
