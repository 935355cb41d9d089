import { useState } from 'react'
import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { call } from '#client/platform/request/request.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { EmailField } from '#client/ui/fields/email-field.tsx'
import { forgotPassword } from '#contract/accounts/accounts.ts'
import { resetLinkMinutes } from '#rules/limits.ts'
import { EntryLayout } from './entry/entry-layout.tsx'
import { EntryPromise } from './entry/entry-promise.tsx'
import { EntryWords } from './entry/entry-words.tsx'
import { checkEmail } from './form/checks.ts'
import { ProblemNotice } from './form/problem-notice.tsx'
import { SubmitButton } from './form/submit-button.tsx'
import { useForm } from './form/use-form.ts'

export const handle: PageHandle = { frame: 'bare' }
export const meta = () => pageMeta({ title: 'Forgot your password' })

export default function ForgotPasswordRoute() {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <EntryLayout aside={<EntryPromise>Nobody remembers all of them.</EntryPromise>}>
      {sentTo === undefined ? (
        <AskForLink onSent={setSentTo} />
      ) : (
        <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </EntryLayout>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['email'],
    check: ({ email }) => ({ email: checkEmail(email) }),
    async send(body) {
      await call(forgotPassword, { body })
      onSent(body.email)
    },
  })
  return (
    <>
      <EntryWords title="Choose a new password.">
        Tell us the email you signed up with and we’ll send a link there.
      </EntryWords>
      <form {...formProps} aria-label="Forgotten password" className="grid gap-4.5">
        <EmailField label="Email" autoComplete="username" required error={errors.email} />
        <ProblemNotice problem={problem} />
        <SubmitButton isSending={isSending}>Send the link</SubmitButton>
      </form>
    </>
  )
}

/** Says the same whether or not the address has an account, like the server. */
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div role="status" className="grid gap-6">
      <EntryWords title="Look in your inbox.">
        If <span className="text-ink wrap-anywhere">{email}</span> has an account, a link is on its way there. It works
        once, for {resetLinkMinutes} minutes.
      </EntryWords>
      <p className="text-sm text-ink-2">
        Nothing after a few minutes? Check the spam folder, or try another address you may have used.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/auth">Back to sign in</ButtonLink>
        <Button variant="line" onClick={onAgain}>
          Try another address
        </Button>
      </div>
    </div>
  )
}
