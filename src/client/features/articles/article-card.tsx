import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { pictureOf } from '#client/parts/article-pictures.ts'
import { CategoryPicture } from '#client/parts/category-pictures.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { ArticleSummary } from '#content/reading/article.ts'
import { ArticleFacts } from './article-facts.tsx'
import { CategoryScene } from './category-scene.tsx'

type ArticleCardProps = {
  article: ArticleSummary
  /** The newest article has a wide card with a wide picture, if there is room. */
  isLead?: boolean
}

/** One article of the list. The whole card is clickable; the link itself is the one at the end. */
export function ArticleCard({ article, isLead = false }: ArticleCardProps) {
  const { id, title, description, preview300, category } = article
  return (
    <article
      className={classNames(
        'group relative h-full rounded-turn-them border border-line bg-surface transition-colors hover:border-edge',
        isLead && 'desk:grid desk:grid-cols-[7fr_5fr]',
      )}
    >
      <div className="flex h-full flex-col p-5 desk:p-7">
        <div className="grid grid-cols-[1fr_auto] items-start gap-x-5">
          <div>
            <ArticleFacts article={article} />
            <h2 className="mt-3">{title}</h2>
          </div>
          <CategoryPicture
            name={pictureOf[category]}
            className={classNames('w-16 max-[20em]:hidden desk:w-20', isLead && 'desk:hidden')}
          />
        </div>
        <p className="mt-3">{description}</p>
        <p className="mt-3 border-l-3 border-line pl-4 text-sm text-ink-2">{preview300}</p>
        <p className="mt-auto pt-3">
          <Link
            to={`/articles/${id}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-r1 font-semibold text-sage no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-turn-them"
          >
            Read More
            <span className="sr-only">{title}</span>
            <ArrowRight
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 transition-transform group-hover:translate-x-0.5"
            />
          </Link>
        </p>
      </div>
      {isLead && (
        <div className="hidden place-items-center rounded-r-[1.4rem] bg-sunk p-8 desk:grid">
          <CategoryScene category={category} className="w-full max-w-92" />
        </div>
      )}
    </article>
  )
}
