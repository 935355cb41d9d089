import { useState } from 'react'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { readTwoStep } from '#contract/accounts/two-step.ts'
import { verificationLinkHours } from '#rules/limits.ts'
import type { AccountPartProps } from './account-screen.tsx'
import { AccountSection } from './account-section.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ResendVerification } from './resend-verification.tsx'

export function EmailSection(part: AccountPartProps) {
  const { email, emailVerified } = useRequiredUser()
  const twoStep = useFresh(readTwoStep)
  const [isChanging, setChanging] = useState(false)
  const [askedFor, setAskedFor] = useState<string>()

  function onAsked(newEmail: string) {
    setAskedFor(newEmail)
    setChanging(false)
  }

  return (
    <AccountSection {...part} intro="What you sign in with, and where we send a link if you forget your password.">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 text-body font-firm wrap-anywhere">{email}</p>
        <Badge tone={emailVerified ? 'sage' : 'amber'}>{emailVerified ? 'Confirmed' : 'Not confirmed yet'}</Badge>
      </div>
      {!emailVerified && <ResendVerification email={email} />}
      <LiveRegion isShown className="empty:sr-only">
        {askedFor && (
          <Notice title={`A link is on its way to ${askedFor}.`}>
            Your email changes when you open it, within {verificationLinkHours} hours. Until then you sign in with the
            one above.
          </Notice>
        )}
      </LiveRegion>
      {isChanging ? (
        <ChangeEmailForm
          takesCode={twoStep.data?.isOn ?? false}
          onAsked={onAsked}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <div>
          <Button variant="line" onClick={() => setChanging(true)}>
            Change email
          </Button>
        </div>
      )}
    </AccountSection>
  )
}
