import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#client/platform/request/request.ts'
import { setSignedOut } from '#client/platform/session/current-user.ts'
import { announceSession } from '#client/platform/session/session-channel.ts'
import { clearBrowserTraces } from '#client/platform/session/sign-out.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { applyTheme } from '#client/platform/theme.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { DialogClose } from '#client/ui/layers/dialog.tsx'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import type { FarewellState } from '../entry/farewell.tsx'
import { checkGivenPassword } from '../form/checks.ts'
import { ProblemNotice } from '../form/problem-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'

export function DeleteAccountForm() {
  const leave = useFarewell()
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['password'],
    claimError: useUnauthorizedHandler(),
    blames: { forbidden: 'password' },
    check: ({ password }) => ({ password: checkGivenPassword(password) }),
    async send(body) {
      await call(deleteAccount, { body })
      leave()
    },
  })
  return (
    <form {...formProps} aria-label="Delete your account" className="grid gap-4.5">
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        hint="So nobody else can do this in your name."
        error={errors.password}
      />
      <ProblemNotice problem={problem} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton full={false} isSending={isSending}>
          Delete everything
        </SubmitButton>
        <DialogClose asChild>
          <Button variant="line">Keep my account</Button>
        </DialogClose>
      </div>
    </form>
  )
}

/** Removes everything of the person from this browser, and shows the goodbye. */
function useFarewell() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return () => {
    void clearBrowserTraces(cache)
    setSignedOut(cache)
    applyTheme()
    announceSession('signed-out')
    const state: FarewellState = { isFarewell: true }
    navigate('/auth', { replace: true, state })
  }
}
