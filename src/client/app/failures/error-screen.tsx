import { useIsOnline } from '#client/platform/request/use-is-online.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { buttonClass } from '#client/ui/controls/button-style.ts'
import { helpNow } from '../shell/menus/entries.ts'
import { useAwakeMark } from '../use-awake-mark.ts'
import { MessageScreen } from './message-screen.tsx'

/** Shown when a screen crashed. Its links reload the page, because the router's own state may be broken. */
export function ErrorScreen() {
  const isOnline = useIsOnline()
  useAwakeMark()
  return (
    <main id="main">
      <MessageScreen
        title={isOnline ? 'This page got stuck' : 'This page needs a connection'}
        action={
          <>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <a href="/" className={buttonClass({ variant: 'line' })}>
              Back to home
            </a>
            <a href={helpNow.path} className={buttonClass({ variant: 'help' })}>
              {helpNow.label}
            </a>
          </>
        }
      >
        {isOnline
          ? 'Something broke on our side. Nothing you saved is lost. Reloading usually clears it.'
          : 'It wasn’t on this device yet when the connection dropped. Help now is, and it works without one.'}
      </MessageScreen>
    </main>
  )
}
