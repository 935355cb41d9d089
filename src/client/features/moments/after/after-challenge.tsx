import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import { challengePath } from '../moment-words.ts'

/** Leads to the form that closes a challenge, where its points are counted. */
export function AfterChallenge({ challengeId }: { challengeId: string }) {
  return (
    <Card as="section" aria-labelledby="after-challenge-title">
      <h2 id="after-challenge-title">How did it go?</h2>
      <p className="mt-1.5 text-sm text-ink-2">
        This one is a challenge. Write down what happened there: your points are counted, and it closes here too.
      </p>
      <ButtonLink to={challengePath(challengeId)} variant="lamp" size="big" className="mt-5">
        Close the challenge
      </ButtonLink>
    </Card>
  )
}
