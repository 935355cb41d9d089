import { useQueryClient } from '@tanstack/react-query'
import { errorMessageOf } from '#client/platform/request/api-error.ts'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { signOut } from '#client/platform/session/sign-out.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { MessageScreen } from '../failures/message-screen.tsx'

/** The server answered without saying who is signed in: the account is disabled, or something failed. */
export function RefusedScreen() {
  const { retry, isSwitchedOff, problem } = useCurrentUser()
  const cache = useQueryClient()
  if (isSwitchedOff) {
    return (
      <MessageScreen
        title="You can’t go any further right now"
        action={<Button onClick={() => void signOut(cache)}>Sign out</Button>}
      >
        {errorMessageOf(problem, 'This account is switched off.')} Nothing in it was deleted.
      </MessageScreen>
    )
  }
  return (
    <MessageScreen title="We can’t open this right now" action={<Button onClick={() => retry()}>Try again</Button>}>
      {errorMessageOf(problem, 'Something broke on our side. Nothing you saved is lost.')}
    </MessageScreen>
  )
}
