import { BackLink } from '#client/ui/controls/back-link.tsx'
import { writtenDate } from '#rules/words/written-date.ts'
import { HtmlBody } from '../html-body.tsx'
import type { Guide } from './find-guide.ts'

export function GuideScreen({ guide: { summary, html } }: { guide: Guide }) {
  const { title, excerpt, author, publishedAt, readTime } = summary
  return (
    <div className="wrap pt-2 desk:pt-6">
      {/* Lines of about 70 letters, as in the articles. */}
      <article className="grid justify-items-center [--read:34.5rem]">
        <header className="w-full max-w-(--read)">
          <BackLink to="/guides">All guides</BackLink>
          <h1 className="mt-3 desk:mt-6">{title}</h1>
          <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
            <span>By {author}</span>
            <time dateTime={publishedAt}>{writtenDate(publishedAt)}</time>
            <span>{readTime} min read</span>
          </p>
          <p className="mt-4 text-h3 leading-normal font-normal text-ink-2">{excerpt}</p>
        </header>
        <HtmlBody html={html} className="mt-8 w-full desk:mt-12" />
      </article>
    </div>
  )
}
