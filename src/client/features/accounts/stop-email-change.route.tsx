import { useState } from 'react'
import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { call } from '#client/platform/request/request.ts'
import { useMailedToken } from '#client/platform/session/use-mailed-token.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { stopEmailChange } from '#contract/accounts/accounts.ts'
import { EntryLayout } from './entry/entry-layout.tsx'
import { EntryPromise } from './entry/entry-promise.tsx'
import { EntryWords } from './entry/entry-words.tsx'
import { ProblemNotice } from './form/problem-notice.tsx'
import { SubmitButton } from './form/submit-button.tsx'
import { useForm } from './form/use-form.ts'

export const handle: PageHandle = { frame: 'bare' }
export const meta = () => pageMeta({ title: 'Keep your email' })

export default function StopEmailChangeRoute() {
  const token = useMailedToken()
  const [kept, setKept] = useState<string>()
  return (
    <EntryLayout aside={<EntryPromise>Your account stays yours.</EntryPromise>}>
      {kept !== undefined ? (
        <Stopped email={kept} />
      ) : token === null ? (
        <LinkMissing />
      ) : (
        <Stop token={token} onStopped={setKept} />
      )}
    </EntryLayout>
  )
}

type StopProps = { token: string | undefined; onStopped: (email: string) => void }

/** Needs a press, because mail programs open links to inspect them. */
function Stop({ token, onStopped }: StopProps) {
  const { problem, isSending, formProps } = useForm({
    fields: [],
    async send() {
      if (!token) return
      const { email } = await call(stopEmailChange, { body: { token } })
      onStopped(email)
    },
  })
  return (
    <>
      <EntryWords title="Did somebody else ask for this?">
        One press keeps your account at this address. Every device is signed out, and the old password stops working:
        whoever asked must have known it.
      </EntryWords>
      <form {...formProps} aria-label="Keep your email" className="grid gap-4.5">
        <ProblemNotice problem={problem} />
        {problem?.code === 'invalid_link' ? (
          <ButtonLink to="/forgot-password" size="big" full>
            Choose a new password
          </ButtonLink>
        ) : (
          <SubmitButton isSending={isSending}>It wasn’t me. Stop it</SubmitButton>
        )}
      </form>
    </>
  )
}

function Stopped({ email }: { email: string }) {
  return (
    <div role="status" className="grid gap-6">
      <EntryWords title="The change was stopped.">
        Your account is at <span className="text-ink wrap-anywhere">{email}</span>. A link to choose a new password is
        on its way there.
      </EntryWords>
      <ButtonLink to="/" size="big" full>
        Continue
      </ButtonLink>
    </div>
  )
}

function LinkMissing() {
  return (
    <>
      <EntryWords title="This page needs its link.">Open it from the email we sent you.</EntryWords>
      <ButtonLink to="/forgot-password" size="big" full>
        Choose a new password
      </ButtonLink>
    </>
  )
}
