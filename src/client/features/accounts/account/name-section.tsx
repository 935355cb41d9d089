import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { setCurrentUser, useRequiredUser } from '#client/platform/session/current-user.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { updateProfile } from '#contract/accounts/accounts.ts'
import { checkFirstName } from '../form/checks.ts'
import { NameFields } from '../form/name-fields.tsx'
import { ProblemNotice } from '../form/problem-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import type { AccountPartProps } from './account-screen.tsx'
import { AccountSection } from './account-section.tsx'

export function NameSection(part: AccountPartProps) {
  const user = useRequiredUser()
  const cache = useQueryClient()
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['firstName', 'lastName'],
    claimError: useUnauthorizedHandler(),
    check: ({ firstName }) => ({ firstName: checkFirstName(firstName) }),
    async send(body) {
      setCurrentUser(cache, await call(updateProfile, { body }))
      toast({ title: 'Your name is saved.' })
    },
  })
  return (
    <AccountSection
      {...part}
      intro="How Hearten greets you. In the community you choose each time whether it is shown."
    >
      <form {...formProps} aria-label="Name" className="grid gap-4.5">
        <div className="grid items-start gap-3 desk:grid-cols-2">
          <NameFields name={user} errors={errors} />
        </div>
        <ProblemNotice problem={problem} />
        <div>
          <SubmitButton full={false} isSending={isSending}>
            Save name
          </SubmitButton>
        </div>
      </form>
    </AccountSection>
  )
}
