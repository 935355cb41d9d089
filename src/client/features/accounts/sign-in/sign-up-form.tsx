import { useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { call } from '#client/platform/request/request.ts'
import { clearPendingSignup, findPendingSignup, storePendingSignup } from '#client/platform/session/pending-signup.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { EmailField } from '#client/ui/fields/email-field.tsx'
import { register } from '#contract/accounts/accounts.ts'
import { findMissing } from '../form/checks.ts'
import { NameFields } from '../form/name-fields.tsx'
import { NewPasswordField } from '../form/new-password-field.tsx'
import { ProblemNotice } from '../form/problem-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { enter } from './enter.ts'
import { recordLead } from './record-lead.ts'

type SignUpFormProps = {
  /** What was typed in the other mode. */
  email?: string | undefined
  onSignedUp: () => void
  onSignInInstead: () => void
  isLeaving: boolean
}

export function SignUpForm({ email, onSignedUp, onSignInInstead, isLeaving }: SignUpFormProps) {
  const cache = useQueryClient()
  const [begun] = useState(findPendingSignup)
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['firstName', 'lastName', 'email', 'password'],
    fallback: 'An error occurred during registration.',
    check(typed) {
      const missing = findMissing(typed)
      if (!missing) return {}
      toast({ title: 'Missing information', description: missing.message, variant: 'destructive' })
      return { [missing.field]: missing.message }
    },
    async send(person) {
      storePendingSignup(person)
      await recordLead(person.email)
      const reply = await call(register, { body: person })
      clearPendingSignup()
      onSignedUp()
      enter(cache, reply)
      toast({
        title: 'Welcome to Hearten!',
        description: "Your account has been created and you're signed in.",
      })
    },
    onProblem: ({ message }) => toast({ title: 'Registration failed', description: message, variant: 'destructive' }),
  })
  const isTaken = problem?.code === 'conflict'
  return (
    <form {...formProps} aria-label="Sign up" className="grid gap-4.5">
      <div className="grid grid-cols-2 items-start gap-3">
        <NameFields name={begun} errors={errors} />
      </div>
      <EmailField label="Email" required defaultValue={email || begun?.email} error={errors.email} />
      <NewPasswordField label="Password" name="password" error={errors.password} />
      <ProblemNotice problem={problem} title={isTaken ? 'That email already has an account.' : undefined}>
        {isTaken && (
          <>
            Nothing you typed is lost.{' '}
            <button type="button" onClick={onSignInInstead} className="underline">
              Sign in with it
            </button>{' '}
            or use another one.
          </>
        )}
      </ProblemNotice>
      <SubmitButton isSending={isSending || isLeaving}>Create Account</SubmitButton>
      <p className="flex gap-1.5 text-xs font-medium text-ink-2">
        <Lock aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 flex-none" />
        We email you about your account and nothing else unless you ask. In the community you choose each time whether
        your name is shown.
      </p>
    </form>
  )
}
