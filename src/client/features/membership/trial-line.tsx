import { daysLeftWords, trialOf } from '#client/parts/membership/trial.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { writeDate } from '#rules/words/written-date.ts'

export function TrialLine() {
  const user = useRequiredUser()
  const { isInTrial, daysLeft, hasUsedTrial } = trialOf(user, new Date())
  if (isInTrial && user.trialEndDate) {
    return (
      <p className="text-ink-2">
        Your free trial runs until {writeDate(new Date(user.trialEndDate))}, {daysLeftWords(daysLeft)}. It ends on its
        own.
      </p>
    )
  }
  return hasUsedTrial ? <p className="text-ink-2">Your free trial is over.</p> : null
}
