import { Suspense, useState } from 'react'
import { lazyPart } from '#client/platform/page/lazy-part.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { useCalm } from '#client/platform/page/use-calm.ts'
import { useIsHydrated } from '#client/platform/page/use-search.ts'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { memberHome } from '../shell/member-parts.ts'
import { siteData } from '../site-data.ts'

const landing = lazyPart(() => import('./landing.tsx').then((module) => module.Landing))

export const meta = () => [
  ...pageMeta({
    description:
      'Lines to say, a coach to practice with and short calming exercises for people with social anxiety: at work, on dates, at school.',
    path: '/',
  }),
  // The same for the whole site, so it is only in the prerendered HTML and not in the scripts.
  ...(import.meta.env.SSR ? [siteData()] : []),
]

/** The landing page for visitors, the dashboard for members. */
export default function HomeRoute() {
  const { isAuthenticated, isLoading: isAsking } = useCurrentUser()
  const isTheirs = useCalm(isAuthenticated, false)
  const isLoading = isAsking || isTheirs !== isAuthenticated
  const isHydrated = useIsHydrated()
  const [isPrerendered] = useState(!isHydrated)
  if (isTheirs) {
    return <Suspense fallback={<PageSkeleton />}>{memberHome.draw({})}</Suspense>
  }
  // If prerendered, the landing page is already on screen and stays while we check. Otherwise it must not flash at a
  // member.
  if (isLoading && !isPrerendered) return <PageSkeleton />
  return (
    <div className={isLoading ? 'in-data-[session=member]:invisible' : undefined}>
      {/* Without Suspense in the HTML, because React would put a suspended part at its end, with a script that moves it. */}
      {isPrerendered ? landing.draw({}) : <Suspense fallback={<PageSkeleton />}>{landing.draw({})}</Suspense>}
    </div>
  )
}
