import { lazy, Suspense } from 'react'
import { pageMeta } from '#client/platform/page/page-meta.ts'

// Every page lists the files of every route. For one that hardly anybody opens, that list should be short.
const ModerationTabs = lazy(() =>
  import('./moderation-tabs.tsx').then((module) => ({ default: module.ModerationTabs })),
)

export const meta = () => pageMeta({ title: 'Moderation' })

export default function ModerationRoute() {
  return (
    <div className="wrap pt-5 desk:pt-8">
      <h1>Moderation</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        What members reported, what may contain contact details, and what sounds like danger. Only here is the author of
        something anonymous named, and every decision is logged.
      </p>
      <Suspense>
        <ModerationTabs />
      </Suspense>
    </div>
  )
}
