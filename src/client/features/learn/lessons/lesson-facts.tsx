import { Badge } from '#client/ui/surfaces/badge.tsx'
import type { LessonSummary } from '#content/reading/lesson.ts'
import { writtenDate } from '#rules/words/written-date.ts'

type LessonKindProps = {
  lesson: LessonSummary
  /** A green badge would not show on a green background. */
  isOnSage?: boolean
}

export function LessonKind({ lesson: { category, readTime }, isOnSage = false }: LessonKindProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs font-medium text-ink-2">
      <Badge tone={isOnSage ? 'plain' : 'sage'}>{category}</Badge>
      <span>{readTime} min read</span>
    </p>
  )
}

export function LessonByline({ lesson: { author, authorInitials, publishedAt } }: { lesson: LessonSummary }) {
  return (
    <p className="flex items-center gap-3 text-xs font-medium">
      <span
        aria-hidden="true"
        className="grid size-9 flex-none place-items-center rounded-drop-them bg-sage text-xs font-semibold text-on-sage"
      >
        {authorInitials}
      </span>
      <span className="grid">
        <span className="text-sm font-semibold">{author}</span>
        <time dateTime={publishedAt}>{writtenDate(publishedAt)}</time>
      </span>
    </p>
  )
}
