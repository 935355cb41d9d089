import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { call } from '#client/platform/request/request.ts'
import { setSignedOut } from '#client/platform/session/current-user.ts'
import { useMailedToken } from '#client/platform/session/use-mailed-token.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { resetPassword } from '#contract/accounts/accounts.ts'
import { EntryLayout } from './entry/entry-layout.tsx'
import { EntryPromise } from './entry/entry-promise.tsx'
import { EntryWords } from './entry/entry-words.tsx'
import { checkNewPassword } from './form/checks.ts'
import { NewPasswordField } from './form/new-password-field.tsx'
import { ProblemNotice } from './form/problem-notice.tsx'
import { SubmitButton } from './form/submit-button.tsx'
import { useForm } from './form/use-form.ts'

export const handle: PageHandle = { frame: 'bare' }
export const meta = () => pageMeta({ title: 'New password' })

export default function ResetPasswordRoute() {
  const token = useMailedToken()
  const [isDone, setDone] = useState(false)
  return (
    <EntryLayout aside={<EntryPromise>A new password, and everything where you left it.</EntryPromise>}>
      {isDone ? (
        <PasswordChosen />
      ) : token === null ? (
        <LinkMissing />
      ) : (
        <ChoosePassword token={token} onDone={setDone} />
      )}
    </EntryLayout>
  )
}

type ChoosePasswordProps = { token: string | undefined; onDone: (isDone: true) => void }

function ChoosePassword({ token, onDone }: ChoosePasswordProps) {
  const cache = useQueryClient()
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['password'],
    check: ({ password }) => ({ password: checkNewPassword(password) }),
    async send({ password }) {
      if (!token) return
      await call(resetPassword, { body: { token, password } })
      // Every session of the account has ended, including this browser's.
      setSignedOut(cache)
      onDone(true)
    },
  })
  const isDead = problem?.code === 'invalid_link'
  return (
    <>
      <EntryWords title="Your new password.">
        You’ll be signed out everywhere. Then sign in with the new one.
      </EntryWords>
      <form {...formProps} aria-label="Choose a password" className="grid gap-4.5">
        <NewPasswordField label="New password" name="password" error={errors.password} />
        <ProblemNotice problem={problem} />
        {isDead ? (
          <ButtonLink to="/forgot-password" size="big" full>
            Ask for a new link
          </ButtonLink>
        ) : (
          <SubmitButton isSending={isSending}>Save the new password</SubmitButton>
        )}
      </form>
    </>
  )
}

function PasswordChosen() {
  return (
    <div role="status" className="grid gap-6">
      <EntryWords title="That’s done.">
        Your new password works now. We also sent a note to your inbox, so you’d know if it wasn’t you.
      </EntryWords>
      <ButtonLink to="/auth" size="big" full>
        Sign in
      </ButtonLink>
    </div>
  )
}

function LinkMissing() {
  return (
    <>
      <EntryWords title="This page needs its link.">
        Open it from the email we sent you. If you did and still landed here, open that email once more, or ask for a
        new link.
      </EntryWords>
      <ButtonLink to="/forgot-password" size="big" full>
        Ask for a new link
      </ButtonLink>
    </>
  )
}
