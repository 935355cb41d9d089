import { describe, expect, it } from 'vitest'
import { guideList } from '#content/generated/guide-list.ts'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { pages } from '#rules/pages/pages.ts'
import type { Site, SiteFile } from '#server/platform/site/site.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { writeSitemap } from './sitemap.ts'

const shell: SiteFile = {
  type: 'text/html; charset=utf-8',
  plain: Buffer.from('shell'),
  brotli: undefined,
  gzip: undefined,
  etag: '"one"',
  isImmutable: false,
  scriptHashes: [],
  styleHashes: [],
}
const [article] = publishedArticles
const articlePath = `/articles/${article!.id}`
const [guide] = guideList
const guidePath = `/guides/${guide!.id}`
const site: Site = {
  fallback: shell,
  find: () => undefined,
  pages: ['/', '/pricing', '/guides', guidePath, '/articles', articlePath],
}
const t = useTestApp({ site, env: { APP_URL: 'https://hearten.example/' } })

describe('the sitemap', () => {
  it('lists every page with its whole address, and the date of what has one', async () => {
    const reply = await t.get('/sitemap.xml')
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
    const newest = publishedArticles
      .map(({ publishedDate }) => publishedDate)
      .sort()
      .at(-1)
    expect(reply.body.match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://hearten.example/</loc></url>',
      `<url><loc>https://hearten.example/articles</loc><lastmod>${newest}</lastmod></url>`,
      `<url><loc>https://hearten.example${articlePath}</loc><lastmod>${article!.publishedDate}</lastmod></url>`,
      `<url><loc>https://hearten.example/guides</loc><lastmod>${guideList
        .map(({ publishedAt }) => publishedAt)
        .sort()
        .at(-1)}</lastmod></url>`,
      `<url><loc>https://hearten.example${guidePath}</loc><lastmod>${guide!.publishedAt}</lastmod></url>`,
      '<url><loc>https://hearten.example/pricing</loc></url>',
    ])
    expect(reply.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/)
  })

  it('stays XML whatever the address is', () => {
    const text = writeSitemap({ origin: 'https://a.example/?x=1&y=<', pages: ['/'], articles: [], guides: [] })
    expect(text).toContain('<loc>https://a.example/?x=1&#38;y=&#60;/</loc>')
  })
})

describe('robots.txt', () => {
  it('names the sitemap, and closes the API and every page that needs an account', async () => {
    const reply = await t.get('/robots.txt')
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = reply.body.split('\n')
    expect(lines[0]).toBe('User-agent: *')
    expect(lines).toContain('Sitemap: https://hearten.example/sitemap.xml')
    expect(lines).toContain('Disallow: /api/')
    const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length))
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start))
    for (const { path, access } of pages.filter((page) => page.access !== 'public'))
      expect(isClosed(path.replace(/:.*/, 'x')), `${path} is for ${access}s`).toBe(true)
    for (const path of [
      ...site.pages,
      '/auth',
      '/help-now',
      '/privacy',
      '/newsletter',
      '/og/hearten.png',
      '/sitemap.xml',
    ])
      expect(isClosed(path), path).toBe(false)
  })

  it('answers HEAD', async () => {
    for (const url of ['/robots.txt', '/sitemap.xml'])
      expect((await t.app.inject({ method: 'HEAD', url })).statusCode, url).toBe(200)
  })
})
