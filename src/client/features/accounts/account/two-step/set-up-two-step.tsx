import { useState } from 'react'
import { call } from '#client/platform/request/request.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { setUpTwoStep, turnOnTwoStep } from '#contract/accounts/two-step.ts'
import { checkCode, checkGivenPassword } from '../../form/checks.ts'
import { CodeField } from '../../form/code-field.tsx'
import { ProblemNotice } from '../../form/problem-notice.tsx'
import { SubmitButton } from '../../form/submit-button.tsx'
import { useForm } from '../../form/use-form.ts'
import { QrPicture } from './qr-picture.tsx'

type Key = { key: string; uri: string }

const focus = (input: HTMLInputElement | null) => input?.focus()

type SetUpTwoStepProps = { takesFocus: boolean; onCodes: (codes: readonly string[]) => void }

export function SetUpTwoStep({ takesFocus, onCodes }: SetUpTwoStepProps) {
  const [key, setKey] = useState<Key | null>()
  if (!key) return <AskForPassword takesFocus={takesFocus || key === null} onKey={setKey} />
  return <TryFirstCode secret={key} onCodes={onCodes} onCancel={() => setKey(null)} />
}

function AskForPassword({ takesFocus, onKey }: { takesFocus: boolean; onKey: (key: Key) => void }) {
  const { email } = useRequiredUser()
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['password'],
    claimError: useUnauthorizedHandler(),
    blames: { forbidden: 'password' },
    check: ({ password }) => ({ password: checkGivenPassword(password) }),
    send: async (body) => onKey(await call(setUpTwoStep, { body })),
  })
  return (
    <form {...formProps} aria-label="Two-step sign-in" className="grid gap-4.5">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        ref={takesFocus ? focus : null}
        error={errors.password}
      />
      <ProblemNotice problem={problem} />
      <div>
        <SubmitButton full={false} isSending={isSending}>
          Set it up
        </SubmitButton>
      </div>
    </form>
  )
}

type TryFirstCodeProps = { secret: Key; onCodes: (codes: readonly string[]) => void; onCancel: () => void }

function TryFirstCode({ secret: { key, uri }, onCodes, onCancel }: TryFirstCodeProps) {
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['code'],
    claimError: useUnauthorizedHandler(),
    blames: { wrong_code: 'code' },
    check: ({ code }) => ({ code: checkCode(code) }),
    send: async (body) => onCodes((await call(turnOnTwoStep, { body })).recoveryCodes),
  })
  return (
    <form {...formProps} aria-label="First code" className="grid gap-4.5">
      <p>Add an account in your authenticator app and point it at this picture, or type the key into it.</p>
      <QrPicture text={uri} label="The key as a picture, for the camera of your authenticator app" />
      <div className="grid gap-1">
        <span className="text-sm font-semibold">Key</span>
        <code className="font-mono wrap-anywhere select-all">{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <span className="text-xs font-medium text-ink-2">We show it this once. Other devices are signed out.</span>
      </div>
      <CodeField ref={focus} label="Code from your app" hint="Six digits, new every half minute." error={errors.code} />
      <ProblemNotice problem={problem} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton full={false} isSending={isSending}>
          Turn it on
        </SubmitButton>
        <Button variant="line" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  )
}
