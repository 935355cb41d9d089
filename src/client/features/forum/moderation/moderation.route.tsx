import { lazy, Suspense } from 'react'
import { pageMeta } from '#client/platform/page/page-meta.ts'

// Every page lists the files of every route. For one that hardly anybody opens, that list should be short.
const ModerationScreen = lazy(() =>
  import('./moderation-screen.tsx').then((module) => ({ default: module.ModerationScreen })),
)

export const meta = () => pageMeta({ title: 'Moderation' })

export default function ModerationRoute() {
  return (
    <Suspense>
      <ModerationScreen />
    </Suspense>
  )
}
