import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { readTwoStep, type TwoStepState } from '#contract/accounts/two-step.ts'
import type { AccountPartProps } from '../account-screen.tsx'
import { AccountSection } from '../account-section.tsx'
import { TwoStepOn } from './two-step-on.tsx'

// Loaded separately with the QR code library, which nothing else needs.
const SetUpTwoStep = lazy(() => import('./set-up-two-step.tsx').then((module) => ({ default: module.SetUpTwoStep })))
const RecoveryCodes = lazy(() => import('./recovery-codes.tsx').then((module) => ({ default: module.RecoveryCodes })))

const intro =
  'After your password, signing in asks for a code from an authenticator app on your phone. Somebody who learns your password still can’t get in.'

export function TwoStepSection(part: AccountPartProps) {
  const cache = useQueryClient()
  const state = useFresh(readTwoStep)
  /** Shown once, right after they were created. */
  const [codes, setCodes] = useState<readonly string[]>()
  const refresh = () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/user/') })

  /** Set when somebody moves from one step to the next, so that focus follows. */
  const [takesFocus, setTakesFocus] = useState(false)

  function show(made: readonly string[]) {
    setCodes(made)
    setTakesFocus(true)
    void refresh()
  }

  function leave() {
    setTakesFocus(true)
    void refresh()
  }

  return (
    <AccountSection {...part} intro={intro}>
      <Suspense fallback={<Skeleton className="h-24" />}>
        {codes ? (
          <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
        ) : state.data ? (
          <Choices state={state.data} takesFocus={takesFocus} onCodes={show} onOff={leave} />
        ) : state.isError ? (
          <Notice tone="amber" action={<Button onClick={() => void state.refetch()}>Try again</Button>}>
            We couldn’t check whether it is on.
          </Notice>
        ) : (
          <Skeleton className="h-24" />
        )}
      </Suspense>
    </AccountSection>
  )
}

type ChoicesProps = {
  state: TwoStepState
  takesFocus: boolean
  onCodes: (codes: readonly string[]) => void
  onOff: () => void
}

function Choices({ state, takesFocus, onCodes, onOff }: ChoicesProps) {
  if (state.isOn) return <TwoStepOn state={state} takesFocus={takesFocus} onCodes={onCodes} onOff={onOff} />
  return (
    <>
      {state.isRequired && <Notice tone="amber">The administrators’ pages open once this is on.</Notice>}
      <SetUpTwoStep takesFocus={takesFocus} onCodes={onCodes} />
    </>
  )
}
