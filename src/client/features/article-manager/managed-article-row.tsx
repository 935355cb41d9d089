import { Link } from 'react-router'
import { classNames } from '#client/ui/class-names.ts'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import type { ManagedArticle } from '#contract/admin/article-manager.ts'
import { writtenDate } from '#rules/words/written-date.ts'

export function ManagedArticleRow({ article }: { article: ManagedArticle }) {
  const { id, title, category, tags, readTime, publishedDate, author, preview, file, isPublished } = article
  return (
    <article
      className={classNames(
        'rounded-r3 border p-5 desk:p-6',
        isPublished ? 'border-line bg-surface' : 'border-dashed border-edge bg-sunk',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-xs font-medium text-ink-2">
        {isPublished ? <Badge tone="sage">Published</Badge> : <Badge tone="amber">Draft</Badge>}
        <Badge>{category}</Badge>
        <span>{readTime} min read</span>
        <time dateTime={publishedDate}>{writtenDate(publishedDate)}</time>
        <span>{author ? `By ${author}` : 'No author'}</span>
      </div>
      <h2 className={classNames('mt-3 text-h3 font-medium', !isPublished && 'text-ink-2')}>
        {isPublished ? (
          <Link to={`/articles/${id}`} className="rounded-r1 text-ink underline-offset-4 hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <p className="mt-2 max-w-[80ch] text-sm text-ink-2">{preview}</p>
      <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag} className="rounded-r1 border border-line px-2.5 py-1 text-xs font-medium text-ink-2">
            {tag}
          </li>
        ))}
      </ul>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-xs text-ink-2">
        <Fact name="ID" value={id} />
        <Fact name="File" value={file} />
      </dl>
    </article>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 gap-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0 font-mono break-all text-ink">{value}</dd>
    </div>
  )
}
