import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { call } from '#client/platform/request/request.ts'
import { currentUserKey, useCurrentUser } from '#client/platform/session/current-user.ts'
import { useMailedToken } from '#client/platform/session/use-mailed-token.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { verifyEmail } from '#contract/accounts/accounts.ts'
import { EntryLayout } from './entry/entry-layout.tsx'
import { EntryPromise } from './entry/entry-promise.tsx'
import { EntryWords } from './entry/entry-words.tsx'
import { ProblemNotice } from './form/problem-notice.tsx'
import { SubmitButton } from './form/submit-button.tsx'
import { useForm } from './form/use-form.ts'

export const handle: PageHandle = { frame: 'bare' }
export const meta = () => pageMeta({ title: 'Confirm your email' })

export default function VerifyEmailRoute() {
  const token = useMailedToken()
  const [confirmed, setConfirmed] = useState<string>()
  return (
    <EntryLayout aside={<EntryPromise>One small thing, and it’s off your list.</EntryPromise>}>
      {confirmed !== undefined ? (
        <Confirmed email={confirmed} />
      ) : token === null ? (
        <LinkMissing />
      ) : (
        <Confirm token={token} onConfirmed={setConfirmed} />
      )}
    </EntryLayout>
  )
}

type ConfirmProps = { token: string | undefined; onConfirmed: (email: string) => void }

/** Needs a press, because mail programs open links to inspect them. */
function Confirm({ token, onConfirmed }: ConfirmProps) {
  const cache = useQueryClient()
  const { problem, isSending, formProps } = useForm({
    fields: [],
    async send() {
      if (!token) return
      const { email } = await call(verifyEmail, { body: { token } })
      onConfirmed(email)
      await cache.invalidateQueries({ queryKey: currentUserKey })
    },
  })
  return (
    <>
      <EntryWords title="Is this your email?">One press confirms that the address we wrote to is yours.</EntryWords>
      <form {...formProps} aria-label="Confirm your email" className="grid gap-4.5">
        <ProblemNotice problem={problem} />
        {problem?.code === 'invalid_link' ? (
          <ButtonLink to="/account#email" size="big" full>
            Ask for a new link
          </ButtonLink>
        ) : (
          <SubmitButton isSending={isSending}>Confirm my email</SubmitButton>
        )}
      </form>
    </>
  )
}

function Confirmed({ email }: { email: string }) {
  const { isAuthenticated } = useCurrentUser()
  return (
    <div role="status" className="grid gap-6">
      <EntryWords title="Thank you.">
        <span className="text-ink wrap-anywhere">{email}</span> is confirmed. It is the address you sign in with.
      </EntryWords>
      <ButtonLink to={isAuthenticated ? '/' : '/auth'} size="big" full>
        {isAuthenticated ? 'Continue' : 'Sign in'}
      </ButtonLink>
    </div>
  )
}

function LinkMissing() {
  return (
    <>
      <EntryWords title="This page needs its link.">
        Open it from the email we sent you. Your account page can send it again.
      </EntryWords>
      <ButtonLink to="/account#email" size="big" full>
        Go to your account
      </ButtonLink>
    </>
  )
}
