import type { ArticleSummary } from '#content/article.ts'

type Facts = {
  origin: string
  /** The paths of the pages that anybody may find. */
  pages: readonly string[]
  articles: readonly Pick<ArticleSummary, 'id' | 'publishedDate'>[]
}

/** Every page that search engines may show. A date stands only where a real one is known. */
export function writeSitemap({ origin, pages, articles }: Facts): string {
  const dates = new Map(articles.map(({ id, publishedDate }) => [`/articles/${id}`, publishedDate]))
  const newest = [...dates.values()].sort().at(-1)
  if (newest) dates.set('/articles', newest)
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

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
