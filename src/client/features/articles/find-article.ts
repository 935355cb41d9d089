import { loadArticleBody, loadArticleFaq } from '#content/generated/article-bodies.ts'
import { publishedArticles } from '#content/generated/published-articles.ts'
import type { ArticleSummary, FaqItem } from '#content/reading/article.ts'

export type Article = { summary: ArticleSummary; html: string; faq: readonly FaqItem[] }

/** The article with its text, which is a separate file; null if none with this id is published. */
export async function findArticle(id: string | undefined): Promise<Article | null> {
  const summary = publishedArticles.find((article) => article.id === id)
  if (!summary) return null
  const [html, faq] = await Promise.all([loadArticleBody(summary.id), loadArticleFaq(summary.id)])
  return html === undefined ? null : { summary, html, faq: faq ?? [] }
}

/** What to read after it: the same subject first, then the newest. */
export function readNext({ id, category }: ArticleSummary, count: number): ArticleSummary[] {
  const others = publishedArticles.filter((article) => article.id !== id)
  const isSame = (article: ArticleSummary) => article.category === category
  return others.sort((a, b) => Number(isSame(b)) - Number(isSame(a))).slice(0, count)
}
