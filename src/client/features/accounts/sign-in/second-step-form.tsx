import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { finishSignIn } from '#contract/accounts/two-step.ts'
import { checkCode } from '../form/checks.ts'
import { CodeField } from '../form/code-field.tsx'
import { ProblemNotice } from '../form/problem-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { enter } from './enter.ts'

type SecondStepFormProps = {
  /** Only kept in this form: after closing the page, people start again with the password. */
  ticket: string
  onSignedIn: () => void
  onStartAgain: () => void
  isLeaving: boolean
}

const focus = (input: HTMLInputElement | null) => input?.focus()

/** After the password, for people with two-step sign-in. */
export function SecondStepForm({ ticket, onSignedIn, onStartAgain, isLeaving }: SecondStepFormProps) {
  const cache = useQueryClient()
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['code'],
    blames: { wrong_code: 'code' },
    check: ({ code }) => ({ code: checkCode(code) }),
    async send({ code }) {
      const reply = await call(finishSignIn, { body: { ticket, code } })
      onSignedIn()
      enter(cache, reply)
      toast({ title: 'Welcome back!', description: 'You have successfully signed in.' })
    },
  })
  return (
    <form {...formProps} aria-label="Second step" className="grid gap-4.5">
      <p role="status">Your password is right. Now the code that your authenticator app shows for Hearten.</p>
      <CodeField ref={focus} error={errors.code} />
      <ProblemNotice problem={problem} />
      <SubmitButton isSending={isSending || isLeaving}>Sign In</SubmitButton>
      <Button variant="line" onClick={onStartAgain}>
        Start again
      </Button>
    </form>
  )
}
