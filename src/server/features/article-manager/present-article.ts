import type { ArticleSummary } from '#content/reading/article.ts'
import type { ManagedArticle } from '#contract/admin/article-manager.ts'

export function presentArticle(article: ArticleSummary): ManagedArticle {
  const { id, title, description, category, readTime, publishedDate, isPublished, author, tags, preview200, file } =
    article
  return {
    ...{ id, title, description, category, readTime, publishedDate, isPublished, file },
    author: author ?? null,
    tags: [...tags],
    preview: preview200,
  }
}
