import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { Chip } from '#client/ui/controls/chip.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import type { LessonSummary } from '#content/reading/lesson.ts'
import { useLessonFeedback } from './use-lesson-feedback.ts'

/** One answer per person and lesson. Pressing the other button corrects it. */
export function LessonFeedback({ lesson }: { lesson: LessonSummary }) {
  const { answer, give, isPending, isError } = useLessonFeedback(lesson.id)
  return (
    <section aria-labelledby="helpful" className="mt-4 border-t border-line pt-6">
      <h2 id="helpful" className="text-h3 font-medium">
        Was this article helpful?
      </h2>
      <div className="mt-4 flex gap-3">
        <Chip isSelected={answer === true} onClick={() => give(true)}>
          <ThumbsUp aria-hidden="true" strokeWidth={1.75} />
          Yes
        </Chip>
        <Chip isSelected={answer === false} onClick={() => give(false)}>
          <ThumbsDown aria-hidden="true" strokeWidth={1.75} />
          No
        </Chip>
      </div>
      <LiveRegion isShown className="mt-3 min-h-[1lh] text-sm text-ink-2">
        {isError
          ? 'Your answer didn’t save. Press it again to retry.'
          : answer !== undefined && !isPending && thanks(answer)}
      </LiveRegion>
    </section>
  )
}

function thanks(helpful: boolean): string {
  return helpful ? 'Thank you. We’ve noted that it helped.' : 'Thank you for saying so. We’ve noted that it fell short.'
}
