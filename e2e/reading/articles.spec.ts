import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { articleList } from '#content/generated/article-list.ts'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { writtenDate } from '#rules/words/written-date.ts'
import { expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { expect, test } from '../harness/test.ts'

const draft = articleList.find((article) => !article.isPublished)
const contentOf = (page: Page, selector: string) => page.locator(selector).getAttribute('content')
const jsonLd = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list shows every published article, and no draft', async ({ page }) => {
    await page.goto('/articles')
    await expect(page).toHaveTitle('Articles · overcome social anxiety')
    expect(await contentOf(page, 'meta[name="description"]')).toMatch(/^Free articles/)
    await expect(page.locator('h1')).toHaveText(['Articles'])
    await expect(page.getByRole('article')).toHaveCount(publishedArticles.length)
    for (const { id, title, description, category, readTime, publishedDate, preview300 } of publishedArticles) {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      for (const text of [category, `${readTime} min read`, description, preview300])
        await expect(card).toContainText(text)
      const date = card.locator('time')
      await expect(date).toHaveAttribute('datetime', publishedDate)
      await expect(date).toHaveText(writtenDate(publishedDate))
      await expect(card.getByRole('link', { name: `Read More ${title}` })).toHaveAttribute('href', `/articles/${id}`)
    }
    await expect(page.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing')
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(await page.content()).not.toContain(draft?.title)
  })

  test('every article is whole in its own HTML', async ({ page }) => {
    for (const { id, title, description, author, publishedDate, hasFaq } of publishedArticles) {
      const answer = await page.goto(`/articles/${id}`)
      expect(answer?.status()).toBe(200)
      await expect(page).toHaveTitle(`${title} · overcome social anxiety`)
      expect(await contentOf(page, 'meta[name="description"]')).toBe(description)
      expect(await contentOf(page, 'meta[property="og:title"]')).toContain(title)
      expect(await contentOf(page, 'meta[property="og:description"]')).toBe(description)
      expect(await contentOf(page, 'meta[property="og:type"]')).toBe('article')
      await expect(page.locator('h1')).toHaveText([title])
      await expect(page.locator('article time')).toHaveAttribute('datetime', publishedDate)
      if (author) await expect(page.getByText(`By ${author}`, { exact: true })).toBeVisible()
      expect((await page.locator('.prose-hearten').textContent())?.length).toBeGreaterThan(3000)
      await expect(page.locator('.prose-hearten script')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing')
      await expect(page.getByRole('link', { name: 'More Articles' })).toHaveAttribute('href', '/articles')

      const [article, way, faq, ...others] = await jsonLd(page)
      expect(article).toMatchObject({ '@type': 'Article', headline: title, datePublished: publishedDate })
      expect(way['@type']).toBe('BreadcrumbList')
      expect(way.itemListElement.map((step: { item: string }) => new URL(step.item).pathname)).toEqual([
        '/',
        '/articles',
        `/articles/${id}`,
      ])
      expect(others).toEqual([])
      expect(faq?.['@type']).toBe(hasFaq ? 'FAQPage' : undefined)
      if (faq) await expectSameQuestions(page, faq)
    }
  })
})

/** Search engines are told the same as readers. */
async function expectSameQuestions(page: Page, faq: { mainEntity: { name: string }[] }) {
  const shown = await page.locator('.prose-hearten summary').allTextContents()
  expect(faq.mainEntity.map(({ name }) => name)).toEqual(shown.map((text) => text.trim()))
}

test('an article opens from the list as a separate file, and the page’s title changes with it', async ({ page }) => {
  const [first, second] = publishedArticles
  await page.goto('/articles')
  await waitUntilAwake(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.getByRole('link', { name: `Read More ${first?.title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: first?.title ?? '' })).toBeFocused()
  await expect(page).toHaveTitle(`${first?.title} · overcome social anxiety`)
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  expect(loaded.some((url) => url.includes(`/assets/${first?.id}`))).toBe(true)
  expect(loaded.some((url) => url.includes(`/assets/${second?.id}`))).toBe(false)

  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(page).toHaveTitle('Articles · overcome social anxiety')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveTitle('overcome social anxiety')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

test('a draft and an unknown address are answered with Article Not Found', async ({ page }) => {
  for (const id of [draft?.id ?? '', 'no-such-article', 'authors note']) {
    const answer = await page.goto(`/articles/${encodeURIComponent(id)}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Articles' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
  }
})

test('no file that a visitor can load holds a word of a draft', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'build', 'client')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(30)
  for (const { parentPath, name } of files.filter((file) => /\.(js|html|data|json)$/.test(file.name))) {
    const text = await readFile(join(parentPath, name), 'utf8')
    expect(text.includes(draft?.title ?? ''), `${name} holds the draft's title`).toBe(false)
    expect(text.includes(draft?.preview200.slice(0, 60) ?? ''), `${name} holds the draft's text`).toBe(false)
  }
})

test('list, article and Article Not Found are accessible in both themes and fit', async ({ page }) => {
  for (const path of ['/articles', '/articles/first-date-social-anxiety', '/articles/none']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSoundAtBothSizes(page)
  }
})

test('lines of an article are comfortable to read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/articles/first-date-social-anxiety')
  const { width, fontSize, family } = await page
    .locator('.prose-hearten > p')
    .first()
    .evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
      family: getComputedStyle(element.parentElement?.querySelector('h2') ?? element).fontFamily,
    }))
  expect(fontSize).toBeGreaterThanOrEqual(17)
  // A letter is about half an em wide: 55 to 75 letters per line.
  expect(width / fontSize).toBeLessThan(36)
  expect(family).toContain('Newsreader')
})
