import { useQuery } from '@tanstack/react-query'
import { Button } from '#client/ui/controls/button.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { loadLessonBody } from '#content/generated/lesson-bodies.ts'
import type { LessonSummary } from '#content/reading/lesson.ts'
import { HtmlBody } from '../html-body.tsx'

/** The text of a lesson, fetched when it is opened. */
export function LessonBody({ lesson: { id } }: { lesson: LessonSummary }) {
  const {
    data: html,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['lesson-body', id],
    queryFn: () => loadLessonBody(id) ?? null,
    meta: { isPublic: true },
  })
  if (isError)
    return (
      <Notice
        tone="amber"
        role="alert"
        title="The text didn’t arrive"
        action={
          <Button variant="line" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The connection dropped while it was loading.
      </Notice>
    )
  if (!html) return <BodySkeleton />
  return <HtmlBody html={html} />
}

/** Gray bars like lines of text, each with another length. */
const widths = ['w-full', 'w-11/12', 'w-[97%]', 'w-3/4', 'w-1/3', 'w-[98%]', 'w-10/12', 'w-[96%]', 'w-2/3']

function BodySkeleton() {
  return (
    <div aria-busy="true" className="grid min-h-[60dvh] content-start gap-4">
      <span role="status" className="sr-only">
        Loading the article
      </span>
      {widths.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
