import type { ReactNode } from 'react'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { readTwoStep } from '#contract/accounts/two-step.ts'
import { MessageScreen } from '../failures/message-screen.tsx'
import { PageSpinner } from '../page-spinner.tsx'

/** The server refuses administrators without two-step sign-in if it is required; this tells them what to do. */
export function AdminReady({ children }: { children: ReactNode }) {
  const { data, isPending } = useFresh(readTwoStep)
  if (isPending) return <PageSpinner />
  if (!data?.isRequired || data.isOn) return children
  return (
    <MessageScreen
      title="Two-step sign-in comes first"
      action={<ButtonLink to="/account#two-step">Set it up</ButtonLink>}
    >
      These pages reach everybody’s accounts, so a password alone does not open them. It takes an authenticator app and
      two minutes.
    </MessageScreen>
  )
}
