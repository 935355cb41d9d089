import { useFresh } from '#client/platform/request/use-fresh.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { readModerationQueue } from '#contract/forum/forum-moderation.ts'
import { Cancellations } from './cancellations.tsx'
import { Failures } from './failures.tsx'
import { LettersPreview } from './letters-preview.tsx'

export function Operations() {
  const queue = useFresh(readModerationQueue, { query: { limit: 1 } })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Panel
        title="Forum moderation"
        answer={queue}
        action={
          <ButtonLink to="/moderation" variant="line">
            Open moderation
          </ButtonLink>
        }
      >
        {({ total }) => <p>{waiting(total)}</p>}
      </Panel>
      <Cancellations />
      <Failures />
      <LettersPreview />
    </div>
  )
}

function waiting(total: number): string {
  if (total === 0) return 'Nothing is waiting for review.'
  return total === 1 ? '1 post or reply is waiting for review.' : `${total} posts and replies are waiting for review.`
}
