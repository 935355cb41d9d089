import { type ReactNode, Suspense } from 'react'
import { useIsBareFrameWanted } from '#client/platform/page/frame.ts'
import { useCalm } from '#client/platform/page/use-calm.ts'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { classNames } from '#client/ui/class-names.ts'
import { useDoor, usePageHandle } from '../address/use-page.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HelpNowLink } from './help-now-link.tsx'
import { memberFrame } from './member-parts.ts'

/** The header, footer and navigation around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const user = useCalm(useCurrentUser().user, null)
  const { frame, hasBottomBar: mayHaveBottomBar = true } = usePageHandle()
  const door = useDoor()
  const isBareWanted = useIsBareFrameWanted()
  const isBare = isBareWanted || door === 'sign-in' || (door === 'open' && frame === 'bare')
  const hasBottomBar = user !== null && mayHaveBottomBar && !isBare
  return (
    <div className={classNames('flex min-h-dvh flex-col', hasBottomBar && 'max-desk:pb-23')}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {isBare ? (
        <header className="absolute top-3 right-4 z-20">
          <HelpNowLink />
        </header>
      ) : (
        <Header hasBottomBar={hasBottomBar} />
      )}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {!isBare && mayHaveBottomBar && <Footer />}
      {user && <Suspense>{memberFrame.draw({ userId: user.id, hasBottomBar })}</Suspense>}
    </div>
  )
}
