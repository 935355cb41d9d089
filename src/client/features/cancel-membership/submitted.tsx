import { useMembership } from '#client/parts/membership/membership.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { useFocusWhen } from '#client/ui/use-focus-when.ts'
import { cancellationHours, dataKeptDays } from '#rules/membership/cancellation.ts'
import { writeDate } from '#rules/words/written-date.ts'

export function Submitted() {
  const { data: membership } = useMembership()
  const heading = useFocusWhen(true)
  const end = membership?.paidUntil ? new Date(membership.paidUntil) : null
  const until = end && end > new Date() && writeDate(end)
  return (
    <Turn as="section" who="them" size="big" aria-labelledby="submitted">
      <h1 id="submitted" ref={heading} tabIndex={-1} className="outline-none">
        Cancellation Request Submitted
      </h1>
      <p className="mt-4">We've received your request and will process it within {cancellationHours} hours.</p>
      <ul className="mt-5 grid list-disc gap-2 pl-5 marker:text-sage">
        <li>Your access continues until the end of the billing period{until && `, ${until}`}.</li>
        <li>A confirmation email follows.</li>
        <li>Your progress data is preserved for {dataKeptDays} days.</li>
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
        <ButtonLink to="/account#membership" variant="line">
          Changed your mind?
        </ButtonLink>
      </div>
    </Turn>
  )
}
