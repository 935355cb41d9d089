import { lazy, Suspense } from 'react'
import { pageMeta } from '#client/platform/page/page-meta.ts'

// Every page knows which files every route needs. For the one that hardly anybody opens, the list is kept short.
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
