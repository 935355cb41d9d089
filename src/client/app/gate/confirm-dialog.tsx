import { checkGivenPassword } from '#client/features/accounts/form/checks.ts'
import { ProblemNotice } from '#client/features/accounts/form/problem-notice.tsx'
import { SubmitButton } from '#client/features/accounts/form/submit-button.tsx'
import { useForm } from '#client/features/accounts/form/use-form.ts'
import { call } from '#client/platform/request/request.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { focusBackTo } from '#client/ui/layers/focus-back.ts'
import { confirmIdentity } from '#contract/accounts/accounts.ts'
import { confirmationMinutes } from '#rules/limits.ts'

type ConfirmDialogProps = { onAnswer: (isConfirmed: boolean) => void; opener: HTMLElement | null }

/** Asks for the password before something weighty is done. */
export function ConfirmDialog({ onAnswer, opener }: ConfirmDialogProps) {
  const handleUnauthorized = useUnauthorizedHandler()
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['password'],
    claimError: handleUnauthorized,
    blames: { forbidden: 'password' },
    check: ({ password }) => ({ password: checkGivenPassword(password) }),
    async send(body) {
      await call(confirmIdentity, { body })
      onAnswer(true)
    },
  })
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onAnswer(false)}>
      <DialogContent size="sm" onCloseAutoFocus={focusBackTo({ current: opener })}>
        <DialogTitle>Confirm it’s you</DialogTitle>
        <DialogDescription>
          What you’re about to do affects other people. After this, we won’t ask again for {confirmationMinutes}{' '}
          minutes.
        </DialogDescription>
        <form {...formProps} aria-label="Confirm it’s you" className="grid gap-4.5">
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
          <ProblemNotice problem={problem} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton full={false} isSending={isSending}>
              Confirm
            </SubmitButton>
            <Button variant="line" onClick={() => onAnswer(false)}>
              Leave it
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
