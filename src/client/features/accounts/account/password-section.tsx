import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/platform/request/request.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { changePassword } from '#contract/accounts/accounts.ts'
import { checkGivenPassword, checkNewPassword } from '../form/checks.ts'
import { NewPasswordField } from '../form/new-password-field.tsx'
import { ProblemNotice } from '../form/problem-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import type { AccountPartProps } from './account-screen.tsx'
import { AccountSection } from './account-section.tsx'
import { devicesQuery } from './devices/devices-query.ts'

export function PasswordSection(part: AccountPartProps) {
  // Used as a key, so that React creates a new, empty form.
  const [timesChanged, setTimesChanged] = useState(0)
  return (
    <AccountSection {...part} intro="Changing it signs you out on every other device.">
      <ChangePasswordForm key={timesChanged} onChanged={() => setTimesChanged(timesChanged + 1)} />
    </AccountSection>
  )
}

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { email } = useRequiredUser()
  const cache = useQueryClient()
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['currentPassword', 'newPassword'],
    claimError: useUnauthorizedHandler(),
    blames: { forbidden: 'currentPassword' },
    check: (typed) => ({
      currentPassword: checkGivenPassword(typed.currentPassword),
      newPassword: checkNewPassword(typed.newPassword),
    }),
    async send(body) {
      await call(changePassword, { body })
      onChanged()
      toast({ title: 'Your password is changed.', description: 'Other devices are signed out.' })
      await cache.invalidateQueries(devicesQuery)
    },
  })
  return (
    <form {...formProps} aria-label="Password" className="grid gap-4.5">
      {/* Tells password managers whose password is changing; otherwise they guess. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <NewPasswordField label="New password" name="newPassword" error={errors.newPassword} />
      <ProblemNotice problem={problem} />
      <div>
        <SubmitButton full={false} isSending={isSending}>
          Change password
        </SubmitButton>
      </div>
    </form>
  )
}
