import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { call } from '#client/platform/request/request.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { EmailField } from '#client/ui/fields/email-field.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { login } from '#contract/accounts/accounts.ts'
import { checkEmail, checkGivenPassword } from '../form/checks.ts'
import { ProblemNotice } from '../form/problem-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { enter } from './enter.ts'

type SignInFormProps = {
  /** What was typed in the other mode. */
  email?: string | undefined
  startsAtPassword?: boolean | undefined
  onSignedIn: () => void
  isLeaving: boolean
}

// Few people need it, and the sign-in page should stay light.
const SecondStepForm = lazy(() =>
  import('./second-step-form.tsx').then((module) => ({ default: module.SecondStepForm })),
)

const focus = (input: HTMLInputElement | null) => input?.focus()

export function SignInForm({ email, startsAtPassword = false, onSignedIn, isLeaving }: SignInFormProps) {
  const cache = useQueryClient()
  const [between, setBetween] = useState<{ ticket: string | null; email: string }>()
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['email', 'password'],
    fallback: 'Invalid email or password',
    check: (typed) => ({ email: checkEmail(typed.email), password: checkGivenPassword(typed.password) }),
    async send(body) {
      const reply = await call(login, { body })
      if ('secondStep' in reply) {
        setBetween({ ticket: reply.secondStep.ticket, email: body.email })
        return
      }
      onSignedIn()
      enter(cache, reply)
      toast({ title: 'Welcome back!', description: 'You have successfully signed in.' })
    },
    onProblem: ({ message }) => toast({ title: 'Sign in failed', description: message, variant: 'destructive' }),
  })
  if (between?.ticket) {
    const { ticket } = between
    const startAgain = () => setBetween({ ...between, ticket: null })
    return (
      <Suspense>
        <SecondStepForm ticket={ticket} onSignedIn={onSignedIn} onStartAgain={startAgain} isLeaving={isLeaving} />
      </Suspense>
    )
  }
  return (
    <form {...formProps} aria-label="Sign in" className="grid gap-4.5">
      <EmailField
        label="Email"
        autoComplete="username"
        required
        defaultValue={between?.email ?? email}
        error={errors.email}
      />
      <div className="grid gap-1">
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          ref={startsAtPassword || between ? focus : null}
          error={errors.password}
        />
        <Link to="/forgot-password" className="link flex min-h-11 items-center justify-self-start text-sm">
          Forgot your password?
        </Link>
      </div>
      <ProblemNotice problem={problem}>
        {problem?.code === 'invalid_credentials' && (
          <>
            Nothing you typed is lost. Check both again, or{' '}
            <Link to="/forgot-password" className="text-inherit underline">
              choose a new password
            </Link>
            .
          </>
        )}
      </ProblemNotice>
      <SubmitButton isSending={isSending || isLeaving}>Sign In</SubmitButton>
    </form>
  )
}
