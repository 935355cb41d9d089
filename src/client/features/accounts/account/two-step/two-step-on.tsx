import { useState } from 'react'
import { call } from '#client/platform/request/request.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { makeRecoveryCodes, type TwoStepState, turnOffTwoStep } from '#contract/accounts/two-step.ts'
import { ProofForm } from '../proof-form.tsx'

type TwoStepOnProps = {
  state: TwoStepState
  takesFocus: boolean
  onCodes: (codes: readonly string[]) => void
  onOff: () => void
}

const focus = (element: HTMLElement | null) => element?.focus()

export function TwoStepOn({ state: { since, recoveryCodesLeft }, takesFocus, onCodes, onOff }: TwoStepOnProps) {
  const [wish, setWish] = useState<'codes' | 'off'>()
  const [before, setBefore] = useState<'codes' | 'off'>()

  function cancel() {
    setBefore(wish)
    setWish(undefined)
  }

  return (
    <>
      <p ref={takesFocus ? focus : null} tabIndex={-1}>
        <span className="font-firm">On since {since && formatDay(since)}.</span> {wordsForLeft(recoveryCodesLeft)}
      </p>
      {wish === undefined && (
        <div className="flex flex-wrap gap-3">
          <Button variant="line" ref={before === 'codes' ? focus : null} onClick={() => setWish('codes')}>
            Make new recovery codes
          </Button>
          <Button variant="line" ref={before === 'off' ? focus : null} onClick={() => setWish('off')}>
            Turn it off
          </Button>
        </div>
      )}
      {wish === 'codes' && (
        <ProofForm
          name="New recovery codes"
          button="Make new codes"
          onCancel={cancel}
          send={async (proof) => onCodes((await call(makeRecoveryCodes, { body: proof })).recoveryCodes)}
        >
          Your current codes will stop working.
        </ProofForm>
      )}
      {wish === 'off' && (
        <ProofForm
          name="Turn off two-step sign-in"
          button="Turn it off"
          onCancel={cancel}
          send={async (proof) => {
            await call(turnOffTwoStep, { body: proof })
            toast({ title: 'Two-step sign-in is off.', description: 'Your password alone opens your account.' })
            onOff()
          }}
        >
          Your password alone will open your account again. To move to another phone, turn it off here and set it up
          again.
        </ProofForm>
      )}
    </>
  )
}

function wordsForLeft(left: number): string {
  if (left === 0) return 'No recovery codes are left.'
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`
}

function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(iso))
}
