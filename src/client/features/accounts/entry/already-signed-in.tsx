import { useSignOut } from '#client/platform/session/use-sign-out.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import { EntryWords } from './entry-words.tsx'

type AlreadySignedInProps = { user: CurrentUser; destination: string }

export function AlreadySignedIn({ user, destination }: AlreadySignedInProps) {
  const { leave, isLeaving } = useSignOut()
  return (
    <>
      <EntryWords title="You are signed in.">
        As {user.firstName}, with <span className="text-ink wrap-anywhere">{user.email}</span>.
      </EntryWords>
      <div className="grid gap-3">
        <ButtonLink to={destination} size="big" full>
          Continue
        </ButtonLink>
        <Button variant="quiet" isBusy={isLeaving} onClick={leave}>
          Sign out to use another account
        </Button>
      </div>
    </>
  )
}
