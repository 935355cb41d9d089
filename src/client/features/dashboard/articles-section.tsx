import { Link } from 'react-router'
import { pictureOf } from '#client/parts/article-pictures.ts'
import { CategoryPicture } from '#client/parts/category-pictures.tsx'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { SectionHeader } from './section-header.tsx'

const shownArticles = 3

/** One of the boosters on the same page already uses the picture of a thought. */
const pictures: typeof pictureOf = { ...pictureOf, General: 'meeting' }

export function ArticlesSection({ className }: { className?: string }) {
  return (
    <section aria-labelledby="helpful-articles" className={className}>
      <SectionHeader id="helpful-articles" title="Helpful Articles" link={{ label: 'View All', to: '/articles' }} />
      <ul className="mt-3 grid gap-4 desk:grid-cols-3 desk:gap-6">
        {publishedArticles.slice(0, shownArticles).map(({ id, title, category, readTime }) => (
          <li key={id}>
            <Link
              to={`/articles/${id}`}
              className="group grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 rounded-r2 text-ink no-underline"
            >
              <CategoryPicture name={pictures[category]} />
              <span>
                <span className="text-xs font-semibold text-ink-2">
                  {category} · {readTime} min
                </span>
                <span className="mt-1 block font-serif text-h3 font-medium text-balance group-hover:underline">
                  {title}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
