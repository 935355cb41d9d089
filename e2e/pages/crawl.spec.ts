import type { Page } from '@playwright/test'
import { loadArticleBody } from '#content/generated/article-bodies.ts'
import { guideList } from '#content/generated/guide-list.ts'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { startTrial } from '#contract/trial.ts'
import { pages } from '#rules/pages/pages.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { readSite } from '../harness/site.ts'
import { expect, test } from '../harness/test.ts'
import { linksOnScreen, readHtml, sizeOfPng } from '../steps/crawl-steps.ts'

async function listedPages(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
}

/** Checks each address once, without following redirects. */
function createLinkCheck(page: Page) {
  const statuses = new Map<string, number>()
  return async (links: readonly string[], from: string) => {
    for (const link of links) {
      if (statuses.has(link)) continue
      const answer = await page.request.get(link, { maxRedirects: 0 })
      statuses.set(link, answer.status())
      expect(answer.status(), `${link}, found on ${from}`).toBe(200)
    }
    return statuses.size
  }
}

test('a crawler that runs no scripts finds every page whole, with one heading, one address and links that answer', async ({
  page,
}) => {
  const { url } = readSite()
  const listed = await listedPages(page)
  expect(listed).toEqual(expect.arrayContaining(publishedArticles.map(({ id }) => `${url}/articles/${id}`)))
  expect(listed).toEqual(expect.arrayContaining(guideList.map(({ id }) => `${url}/guides/${id}`)))
  const check = createLinkCheck(page)
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Map<string, string>() }
  for (const address of listed) {
    const answer = await page.request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['x-robots-tag']], address).toEqual([200, undefined])
    const read = await readHtml(page, await answer.text())
    const { metas, headings, title } = read

    expect(headings, address).toHaveLength(1)
    expect(title, address).toContain('overcome social anxiety')
    expect(metas.description?.[0]?.length, `${address} describes itself`).toBeGreaterThanOrEqual(50)
    expect(metas.description?.[0]?.length, `${address} describes itself`).toBeLessThanOrEqual(160)
    seen.titles.add(title)
    seen.descriptions.add(metas.description?.[0] ?? '')
    expect(read.canonicals, address).toEqual([address])
    expect(metas, address).toMatchObject({
      'og:title': [title],
      'og:description': metas.description,
      'og:url': [address],
      'og:type': [address.includes('/articles/') ? 'article' : 'website'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'twitter:card': ['summary_large_image'],
    })
    expect(metas['og:image:alt']?.[0], address).toMatch(/\w/)
    expect(metas.robots, address).toBeUndefined()
    seen.pictures.set(metas['og:image']?.[0] ?? '', address)
    expect([read.picturesWithoutAlt, read.deadAnchors], address).toEqual([0, []])
    expect(read.links, address).toContain('/help-now')
    await check([...read.links, ...read.files], address)

    const article = publishedArticles.find(({ id }) => address.endsWith(`/articles/${id}`))
    if (article) {
      const body = await readHtml(page, (await loadArticleBody(article.id)) ?? '')
      expect(body.text.length).toBeGreaterThan(3000)
      expect(read.text, address).toContain(body.text.trim())
      expect(read.data[0]).toMatchObject({ '@type': 'Article', url: address, image: metas['og:image'] })
    }
    if (address === `${url}/`) {
      const graph = read.data[0]?.['@graph']
      expect(graph).toMatchObject([
        { '@type': 'Organization', url: address },
        { '@type': 'WebSite', url: address },
      ])
    }
  }
  expect([seen.titles.size, seen.descriptions.size]).toEqual([listed.length, listed.length])
  expect(seen.pictures.size).toBe(publishedArticles.length + 1)
  for (const [picture, address] of seen.pictures) {
    const answer = await page.request.get(picture)
    expect(answer.headers()['content-type'], `${picture} of ${address}`).toBe('image/png')
    expect(sizeOfPng(await answer.body())).toEqual([1200, 630])
  }
})

test('in a browser the public pages open without an error, and keep their one heading and address', async ({
  page,
}) => {
  test.slow()
  const check = createLinkCheck(page)
  const listed = await listedPages(page)
  // All articles share one screen, and so do all guides.
  const more = ['/articles/', '/guides/'].flatMap((list) => listed.filter((address) => address.includes(list)).slice(2))
  for (const address of listed.filter((one) => !more.includes(one))) {
    await page.goto(address)
    await waitUntilAwake(page)
    await expect(page.locator('h1'), address).toHaveCount(1)
    // Two of them would mean that the browser added its own next to the server's.
    for (const one of ['link[rel=canonical]', 'meta[name=description]', 'meta[property="og:image"]', 'title'])
      await expect(page.locator(`head ${one}`), `${one} of ${address}`).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
    const broken = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.complete && image.naturalWidth === 0))
    expect(broken, address).toEqual([])
    await check(await linksOnScreen(page), address)
  }
})

test('a page that is reached by a link names its own address', async ({ page }) => {
  await page.goto('/articles')
  const [article] = publishedArticles
  await page.getByRole('link', { name: `Read More ${article?.title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: article?.title ?? '' })).toBeVisible()
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveCount(1)
  await expect(canonical).toHaveAttribute('href', `${readSite().url}/articles/${article?.id}`)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(canonical).toHaveAttribute('href', `${readSite().url}/auth`)
})

test('a member’s and an admin’s screens have one heading, a title and links that answer', async ({
  page,
  member,
  admin,
  api,
}) => {
  test.slow()
  await member()
  await api.call(startTrial, { body: {} })
  const check = createLinkCheck(page)
  for (const access of ['member', 'admin'] as const) {
    if (access === 'admin') await admin()
    // Joining redirects members to the prices, which are for everybody.
    for (const { path } of pages.filter((listed) => listed.access === access && listed.path !== '/subscribe')) {
      const address = path.replace(':activityId', 'power-breathing')
      await page.goto(address)
      await expect(page.locator('main h1'), address).toHaveCount(1)
      await expect(page.locator('h1'), address).toHaveCount(1)
      await expect(page, address).toHaveTitle(/overcome social anxiety$/)
      await expect(page.locator('meta[name=robots]'), address).toHaveAttribute('content', /noindex/)
      await check(await linksOnScreen(page), address)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor gets about by links, and what cannot work says so', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Never run out of things to say.' })).toBeVisible()
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByText('$6.99').first()).toBeVisible()
    await page.getByRole('link', { name: 'Help now' }).first().click()
    await expect(page).toHaveURL('/help-now')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/learn')
    await expect(page.getByRole('heading', { level: 1, name: 'This page needs JavaScript.' })).toBeVisible()
    await expect(page.getByRole('status')).toBeHidden()
    await page.getByRole('link', { name: 'articles' }).click()
    await page.getByRole('link', { name: `Read More ${publishedArticles[0]?.title}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: publishedArticles[0]?.title ?? '' })).toBeVisible()
  })
})
