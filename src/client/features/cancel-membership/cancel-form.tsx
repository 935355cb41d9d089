import { type FormEvent, useState } from 'react'
import { describeMembership, planTitle } from '#client/parts/membership/membership-words.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { RadioGroup, RadioRow } from '#client/ui/controls/radio-group.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import type { Membership } from '#contract/membership.ts'
import { isIn } from '#rules/closed-sets.ts'
import {
  cancellationHours,
  cancellationReasons,
  dataKeptDays,
  feedbackMaxLength,
} from '#rules/membership/cancellation.ts'
import { type Reason, useCancel } from './use-cancel.ts'

type CancelFormProps = { membership: Membership; onSubmitted: () => void }

export function CancelForm({ membership, onSubmitted }: CancelFormProps) {
  const [reason, setReason] = useState<Reason>()
  const [feedback, setFeedback] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const { submit, isSubmitting, problem } = useCancel(onSubmitted)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSubmitting) return
    if (reason) submit({ reason, feedback })
    else setReasonMissing(true)
  }

  return (
    <>
      <h1>Cancel your membership</h1>
      <p className="mt-4 max-w-[56ch] text-ink-2">
        You have {planTitle(membership)}. {describeMembership(membership, new Date())} We carry out a cancellation
        within {cancellationHours} hours of your request.{' '}
        {membership.status === 'past_due'
          ? 'It ends your membership, and that payment is not tried again. Your'
          : 'You keep everything to the end of the billing period, and your'}{' '}
        progress data is preserved for {dataKeptDays} days.
      </p>
      <form onSubmit={handleSubmit} noValidate aria-label="Cancel your membership" className="mt-8 grid gap-6">
        <section className="grid gap-4">
          <h2 id="reason" className="text-h3">
            Why are you canceling?
          </h2>
          <RadioGroup
            aria-labelledby="reason"
            aria-required
            aria-describedby={isReasonMissing ? 'reason-missing' : undefined}
            value={reason ?? ''}
            onValueChange={(chosen) => {
              if (isIn(cancellationReasons, chosen)) setReason(chosen)
              setReasonMissing(false)
            }}
            className="gap-2.5"
          >
            {cancellationReasons.map((one) => (
              <RadioRow key={one} value={one} label={one} />
            ))}
          </RadioGroup>
        </section>
        <TextAreaField
          label="Anything else you want us to know? (optional)"
          name="feedback"
          maxLength={feedbackMaxLength}
          value={feedback}
          onChange={(event) => setFeedback(event.target.value)}
          hint="People who work on Hearten read this. It changes nothing about your cancellation."
        />
        {isReasonMissing && (
          <Notice id="reason-missing" tone="amber" role="alert" title="Please select a reason">
            We need to understand why you're canceling to improve our service.
          </Notice>
        )}
        {problem && (
          <Notice tone="amber" role="alert" title={problem}>
            Your membership is as it was, and what you wrote is still here.
          </Notice>
        )}
        <div className="flex flex-col gap-3 desk:flex-row">
          <ButtonLink to="/pricing" size="big">
            Keep My Membership
          </ButtonLink>
          <Button type="submit" variant="line" size="big" aria-disabled={!reason} isBusy={isSubmitting}>
            Submit Cancellation
          </Button>
        </div>
      </form>
    </>
  )
}
