import { classNames } from '#client/ui/class-names.ts'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import type { ArticleSummary } from '#content/reading/article.ts'
import { writtenDate } from '#rules/words/written-date.ts'

type ArticleFactsProps = {
  article: Pick<ArticleSummary, 'category' | 'readTime' | 'publishedDate'>
  className?: string
}

export function ArticleFacts({ article, className }: ArticleFactsProps) {
  const { category, readTime, publishedDate } = article
  return (
    <p
      className={classNames('flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs font-medium text-ink-2', className)}
    >
      <Badge tone="sage">{category}</Badge>
      <span>{readTime} min read</span>
      <time dateTime={publishedDate}>{writtenDate(publishedDate)}</time>
    </p>
  )
}
