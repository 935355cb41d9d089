import type { SignInState } from '#client/platform/session/use-unauthorized.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { dailyDecks } from '#content/cues/daily.ts'

const backHere: SignInState = { destination: '/small-talk-cues' }

/** For a visitor who came for the cues: what signing in gives them. On a dark background. */
export function SignInPrompt() {
  const [sample] = dailyDecks[0]
  return (
    <div className="grid justify-items-start gap-5">
      <h2 className="max-w-[18ch] text-h1">Something to say, wherever you are going.</h2>
      {sample && <p className="say italic">“{sample.text}”</p>}
      <p className="max-w-[44ch] text-on-dusk-2">
        Lines for work, dating and school, from the first word to the way out. Sign in to browse them, make them yours
        and keep the ones you like.
      </p>
      <ButtonLink to="/auth" state={backHere} variant="line">
        Sign In to Access
      </ButtonLink>
    </div>
  )
}
