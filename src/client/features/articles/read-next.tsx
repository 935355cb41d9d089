import { Link } from 'react-router'
import { pictureOf } from '#client/parts/article-pictures.ts'
import { CategoryPicture } from '#client/parts/category-pictures.tsx'
import type { ArticleSummary } from '#content/reading/article.ts'
import { readNext } from './find-article.ts'

export function ReadNext({ after }: { after: ArticleSummary }) {
  return (
    <section className="mt-12 desk:mt-16">
      <h2>Read next</h2>
      <ul className="mt-5 grid gap-4 desk:grid-cols-2 desk:gap-6">
        {readNext(after, 2).map(({ id, title, category, readTime }) => (
          <li key={id}>
            <Link
              to={`/articles/${id}`}
              className="group flex h-full items-center gap-5 rounded-turn-them border border-line bg-surface p-4 text-ink no-underline transition-colors hover:border-edge"
            >
              <CategoryPicture name={pictureOf[category]} className="w-18 max-[20em]:hidden" />
              <span className="grid gap-1">
                <span className="font-serif text-h3 font-medium underline-offset-4 group-hover:underline">{title}</span>
                <span className="text-xs font-medium text-ink-2">
                  {category}, {readTime} min read
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
