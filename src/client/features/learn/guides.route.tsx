import { pageMeta } from '#client/platform/page/page-meta.ts'
import { GuideShelf } from './guides/guide-shelf.tsx'

export const meta = () =>
  pageMeta({
    title: 'Guides',
    description:
      'Guides for social anxiety: blushing, eating with people, phone calls, interviews, therapy and medication. Each has something to try tonight.',
    path: '/guides',
  })

export default function GuidesRoute() {
  return (
    <div className="wrap pt-6 desk:pt-10">
      <h1>Guides</h1>
      <p className="mt-3 mb-8 max-w-[56ch] text-ink-2 desk:mb-10">
        One subject each, three or four minutes, with sources and one thing to try tonight. Free to read, no account
        needed.
      </p>
      <GuideShelf headingLevel="h2" />
    </div>
  )
}
