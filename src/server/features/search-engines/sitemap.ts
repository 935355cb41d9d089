import type { ArticleSummary } from '#content/reading/article.ts'
import type { GuideSummary } from '#content/reading/guide.ts'

type Facts = {
  origin: string
  /** The paths of pages that anybody may find. */
  pages: readonly string[]
  articles: readonly Pick<ArticleSummary, 'id' | 'publishedDate'>[]
  guides: readonly Pick<GuideSummary, 'id' | 'publishedAt'>[]
}

/** Every page that search engines may show. Dates are only given if they are real. */
export function writeSitemap({ origin, pages, articles, guides }: Facts): string {
  const dates = new Map([
    ...withNewest('/articles', new Map(articles.map(({ id, publishedDate }) => [id, publishedDate]))),
    ...withNewest('/guides', new Map(guides.map(({ id, publishedAt }) => [id, publishedAt]))),
  ])
  const entries = pages.toSorted().map((path) => {
    const date = dates.get(path)
    return `  <url><loc>${escapeXml(origin + path)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** The dates of the pages in a list; the list itself gets the newest of them. */
function withNewest(list: string, days: ReadonlyMap<string, string>): [string, string][] {
  const dated = [...days].map(([id, day]): [string, string] => [`${list}/${id}`, day])
  const newest = [...days.values()].sort().at(-1)
  return newest ? [...dated, [list, newest]] : dated
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
