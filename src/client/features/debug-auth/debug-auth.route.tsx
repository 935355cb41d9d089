import { NotFoundScreen } from '#client/platform/page/not-found-screen.tsx'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { useSettings } from '#client/platform/settings.ts'
import { Spinner } from '#client/ui/feedback/spinner.tsx'
import { DebugAuthScreen } from './debug-auth-screen.tsx'

export const meta = () => pageMeta({ title: 'Debug sign-in' })

export default function DebugAuthRoute() {
  const settings = useSettings()
  if (!settings) {
    return (
      <div className="grid min-h-[70dvh] place-items-center">
        <Spinner />
      </div>
    )
  }
  return settings.hasDebugAuth ? <DebugAuthScreen /> : <NotFoundScreen />
}
