import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { CategoryPicture } from '#client/ui/category-pictures.tsx'
import type { ArticleSummary } from '#content/article.ts'
import { ArticleFacts } from './article-facts.tsx'
import { pictureOf } from './category-picture-names.ts'

/** One article of the list. The whole card leads to it; its link is the one at the end. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  const { id, title, description, preview300, category } = article
  return (
    <article className="group relative flex h-full flex-col rounded-turn-them border border-line bg-surface p-5 transition-colors hover:border-edge desk:p-7">
      <div className="flex items-start justify-between gap-4">
        <ArticleFacts article={article} className="pt-1" />
        <CategoryPicture name={pictureOf[category]} className="w-16 desk:w-20" />
      </div>
      <h2 className="mt-3 text-balance">{title}</h2>
      <p className="mt-2.5 text-body">{description}</p>
      <p className="mt-3 border-l-3 border-line pl-4 text-sm text-ink-2">{preview300}</p>
      <p className="mt-auto pt-4">
        <Link
          to={`/articles/${id}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-r1 font-semibold text-sage no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-turn-them"
        >
          Read More
          <span className="sr-only">: {title}</span>
          <ArrowRight
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-5 transition-transform group-hover:translate-x-0.5"
          />
        </Link>
      </p>
    </article>
  )
}
