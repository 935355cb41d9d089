import { Link } from 'react-router'
import { guideList } from '#content/generated/guide-list.ts'

type GuideShelfProps = { headingLevel: 'h2' | 'h3' }

/** Every guide: what it is about, and how long it takes. The whole card opens it. */
export function GuideShelf({ headingLevel: Heading }: GuideShelfProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4 desk:grid-cols-3 desk:gap-6">
      {guideList.map(({ id, title, excerpt, readTime }) => (
        <li key={id}>
          <div className="group relative flex h-full flex-col rounded-turn-them border border-line bg-surface p-5 transition-colors hover:border-edge desk:p-6">
            <Heading className="text-h3 font-medium">
              <Link
                to={`/guides/${id}`}
                className="text-inherit no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-turn-them"
              >
                {title}
              </Link>
            </Heading>
            <p className="mt-2 mb-4 text-sm text-ink-2">{excerpt}</p>
            <p className="mt-auto text-xs font-medium text-ink-2">{readTime} min read</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
