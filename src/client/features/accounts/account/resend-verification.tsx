import { call } from '#client/platform/request/request.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { resendVerification } from '#contract/accounts/accounts.ts'
import { verificationLinkHours } from '#rules/limits.ts'
import { ProblemNotice } from '../form/problem-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'

export function ResendVerification({ email }: { email: string }) {
  const { problem, isSending, formProps } = useForm({
    fields: [],
    claimError: useUnauthorizedHandler(),
    async send() {
      await call(resendVerification)
      toast({
        title: 'The link is on its way.',
        description: `Look in the inbox of ${email}. It works once, for ${verificationLinkHours} hours.`,
      })
    },
  })
  return (
    <form {...formProps} aria-label="Confirm email" className="grid gap-3">
      <p className="text-sm text-ink-2">
        We sent you a link when you signed up. Open it so we both know the address is right.
      </p>
      <ProblemNotice problem={problem} />
      <div>
        <SubmitButton variant="line" full={false} isSending={isSending}>
          Send the link again
        </SubmitButton>
      </div>
    </form>
  )
}
