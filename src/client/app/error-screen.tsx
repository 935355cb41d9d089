import { Button } from '#client/ui/button.tsx'
import { buttonClass } from '#client/ui/button-style.ts'
import { MessageScreen } from './message-screen.tsx'
import { hasScreen } from './screens.ts'
import { helpNow } from './shell/entries.ts'

/** When a screen broke. Its links load the page anew, because what broke may be the router's own state. */
export function ErrorScreen() {
  return (
    <main id="main">
      <MessageScreen
        title="This page got stuck"
        action={
          <>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <a href="/" className={buttonClass({ variant: 'line' })}>
              Back to home
            </a>
            {hasScreen(helpNow.path) && (
              <a href={helpNow.path} className={buttonClass({ variant: 'help' })}>
                {helpNow.label}
              </a>
            )}
          </>
        }
      >
        Something went wrong on our side. Nothing you saved is lost. Reloading usually clears it.
      </MessageScreen>
    </main>
  )
}
