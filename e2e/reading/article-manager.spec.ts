import { articleList } from '#content/generated/article-list.ts'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, phoneAndDesktop, test } from '../harness/test.ts'

const draft = articleList.find((article) => !article.isPublished)

test('a visitor is asked to sign in, a member is told whom the page is for', async ({ page, member }) => {
  await page.goto('/article-manager')
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL('/article-manager')
  await member()
  await page.goto('/article-manager')
  await expect(page.getByRole('heading', { name: 'This page is for administrators' })).toBeVisible()
})

test('an admin sees every article, drafts set apart, and where to change them', async ({ page, admin }) => {
  await admin()
  await page.goto('/article-manager')
  await expect(page.getByRole('heading', { level: 1, name: 'Article Manager' })).toBeVisible()
  await expect(page.getByText(`${articleList.length} total, ${publishedArticles.length} published`)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(articleList.length)
  await expect(page.getByText('Published', { exact: true })).toHaveCount(publishedArticles.length)
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(articleList.length - publishedArticles.length)

  for (const { id, title, category, readTime, author, tags, preview200, file } of [draft!, publishedArticles[0]!]) {
    const row = page.getByRole('article').filter({ hasText: title })
    const shown = [
      category,
      `${readTime} min read`,
      author ? `By ${author}` : 'No author',
      preview200,
      id,
      file,
      ...tags,
    ]
    for (const text of shown) await expect(row).toContainText(text)
  }
  const row = page.getByRole('article').filter({ hasText: draft?.title ?? '' })
  await expect(row.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View Articles' })).toHaveAttribute('href', '/articles')
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('the instructions name the real files, go away when dismissed and can be called back', async ({ page, admin }) => {
  await admin()
  await page.goto('/article-manager')
  const card = page.getByRole('region', { name: 'How to change an article' })
  await expect(card).toContainText('src/content/articles/<id>.md')
  await expect(card).toContainText('docs/content.md')
  await page.getByRole('button', { name: 'Hide these instructions' }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'Show how to change an article' }).click()
  await expect(card).toBeVisible()
})

test('a list that does not load says so and can be asked for again', async ({ page, admin, pageWatch }) => {
  pageWatch.tolerate(/ERR_FAILED/)
  await admin()
  await page.route('**/api/admin/articles', (route) => route.abort())
  await page.goto('/article-manager')
  await expect(page.getByRole('alert')).toContainText('The list did not load.')
  await page.unroute('**/api/admin/articles')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

for (const [size, device] of phoneAndDesktop) {
  test.describe(`on ${size}`, () => {
    test.use(device)

    test('the manager is accessible in both themes and fits', async ({ page, admin }) => {
      await admin()
      await page.goto('/article-manager')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectNoAxeViolations(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  })
}
