import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { trialDays } from '#rules/membership/trial.ts'
import { redirectDelayMs } from '#rules/timings.ts'
import { AlreadySignedIn } from '../entry/already-signed-in.tsx'
import { EntryLayout } from '../entry/entry-layout.tsx'
import { EntryPromise, WhatYouGet } from '../entry/entry-promise.tsx'
import { EntryWords } from '../entry/entry-words.tsx'
import type { AuthMode } from './after-auth.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type AuthScreenProps = {
  /** Where signing in leads to. */
  destination?: string
  /** Next to the form, instead of our own picture. */
  aside?: ReactNode
  /** The initial mode, until the person chooses. */
  mode?: AuthMode
  /** Something to know before signing in. */
  notice?: ReactNode
}

type Choice = { mode: AuthMode; email?: string; startsAtPassword?: boolean }

const modes = [
  { value: 'signIn', label: 'Sign In' },
  { value: 'signUp', label: 'Sign Up' },
] as const

// Equally long, so that switching does not move the button.
const words = {
  signIn: { title: 'Good to see you.', text: 'Sign in and pick up anywhere. What you saved is where you left it.' },
  signUp: {
    title: 'Start quietly.',
    text: `${trialDays} days of everything, free and without a card, whenever you want them.`,
  },
}

export function AuthScreen({ destination = '/', aside, mode: firstMode = 'signIn', notice }: AuthScreenProps) {
  const { user } = useCurrentUser()
  const [chosen, setChosen] = useState<Choice>()
  const [isLeaving, leave] = useLeave(destination)
  const panel = useRef<HTMLDivElement>(null)
  const { mode, email, startsAtPassword } = chosen ?? { mode: firstMode }

  function choose(next: AuthMode, hints: Omit<Choice, 'mode' | 'email'> = {}) {
    const typed = panel.current?.querySelector<HTMLInputElement>('input[name=email]')?.value
    setChosen({ mode: next, ...(typed && { email: typed }), ...hints })
  }

  return (
    <EntryLayout aside={<Aside>{aside}</Aside>}>
      {user && !isLeaving ? (
        <AlreadySignedIn user={user} destination={destination} />
      ) : (
        <>
          <EntryWords title={words[mode].title}>{words[mode].text}</EntryWords>
          {notice}
          <Segmented label="Sign in or sign up" options={modes} value={mode} onValueChange={(next) => choose(next)} />
          <div ref={panel}>
            {mode === 'signIn' ? (
              <SignInForm email={email} startsAtPassword={startsAtPassword} onSignedIn={leave} isLeaving={isLeaving} />
            ) : (
              <SignUpForm
                email={email}
                onSignedUp={leave}
                onSignInInstead={() => choose('signIn', { startsAtPassword: true })}
                isLeaving={isLeaving}
              />
            )}
          </div>
        </>
      )}
    </EntryLayout>
  )
}

/** Waits a moment, so that the welcome can be read. If the form is shown in place, the page itself takes over before that. */
function useLeave(destination: string) {
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => navigate(destination, { replace: true }), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [isLeaving, destination, navigate])
  return [isLeaving, () => setLeaving(true)] as const
}

function Aside({ children }: { children: ReactNode }) {
  return (
    <>
      {children ?? <EntryPromise>You don’t have to feel ready to begin.</EntryPromise>}
      <WhatYouGet />
      <p className="hidden text-sm text-on-dusk-2 desk:block">Press Esc twice on any screen to hide it.</p>
    </>
  )
}
