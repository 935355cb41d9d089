import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMembership } from '#client/parts/membership/membership.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import { CancelForm } from './cancel-form.tsx'
import { NothingToCancel } from './nothing-to-cancel.tsx'
import { Submitted } from './submitted.tsx'

export function CancelScreen() {
  const [isSubmitted, setSubmitted] = useState(false)
  return (
    <div className="wrap grid grid-cols-1 justify-items-start gap-6 py-6 desk:py-10">
      <Link to="/pricing" className="flex min-h-11 items-center gap-3 text-sm text-ink-2 hover:text-ink">
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Back to pricing
      </Link>
      <div className="w-full max-w-160">
        {isSubmitted ? <Submitted /> : <Ask onSubmitted={() => setSubmitted(true)} />}
      </div>
    </div>
  )
}

/** The form for people whose membership renews, and an explanation for everybody else. */
function Ask({ onSubmitted }: { onSubmitted: () => void }) {
  const { data: membership, isPending, refetch } = useMembership()
  if (isPending) return <SkeletonCard label="Looking up your membership" />
  if (!membership) {
    return (
      <>
        <h1>Cancel your membership</h1>
        <Notice
          tone="amber"
          role="alert"
          className="mt-6"
          title="We could not look up your membership."
          action={
            <Button variant="line" onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          Nothing was changed. Check your connection and try once more.
        </Notice>
      </>
    )
  }
  const renews = membership.status === 'active' || membership.status === 'past_due'
  if (!renews || membership.isCancellationPending) return <NothingToCancel membership={membership} />
  return <CancelForm membership={membership} onSubmitted={onSubmitted} />
}
