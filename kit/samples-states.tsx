import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { Progress } from '#client/ui/feedback/progress.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import { Spinner } from '#client/ui/feedback/spinner.tsx'
import { Sample } from './sample.tsx'

export function StateSamples() {
  return (
    <>
      <Sample title="Notices">
        <Notice tone="amber" title="That didn’t send.">
          Your message is still here. Try again when you’re back online.
        </Notice>
        <Notice action={<Button variant="line">Send it again</Button>}>
          We sent a link to maya@mail.com. It works for one hour.
        </Notice>
      </Sample>
      <Sample title="Loading">
        <SkeletonCard />
        <Spinner label="Opening your page" isLabelShown />
      </Sample>
      <Sample title="Progress">
        <Progress label="This week" value={3} max={7} words="3 of 7 days" />
      </Sample>
      <Sample title="Empty">
        <EmptyState title="Your experiments will be here" action={<Button>See the small ones</Button>}>
          Start with one that takes five minutes. You can stop at any point.
        </EmptyState>
      </Sample>
    </>
  )
}
