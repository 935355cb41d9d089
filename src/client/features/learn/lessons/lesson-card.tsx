import { Card } from '#client/ui/surfaces/card.tsx'
import type { LessonSummary } from '#content/reading/lesson.ts'
import { LessonByline, LessonKind } from './lesson-facts.tsx'
import { LessonLink } from './lesson-link.tsx'
import { LessonPicture } from './lesson-picture.tsx'

/** The whole card opens the lesson; the title is its accessible name. */
export function LessonCard({ lesson }: { lesson: LessonSummary }) {
  return (
    <Card
      as="article"
      isFlush
      className="relative flex h-full flex-col transition-shadow focus-within:shadow-2 hover:shadow-2"
    >
      <div className="bg-sunk px-6 py-4">
        <LessonPicture lesson={lesson} className="mx-auto max-w-64" />
      </div>
      <div className="flex flex-1 flex-col p-5 desk:p-6">
        <LessonKind lesson={lesson} />
        <h2 className="mt-3 text-h3 font-medium">
          <LessonLink
            lesson={lesson}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-r3 focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:-outline-offset-4 focus-visible:after:outline-sage"
          >
            {lesson.title}
          </LessonLink>
        </h2>
        <p className="mt-2 mb-5 text-sm text-ink-2">{lesson.excerpt}</p>
        <div className="mt-auto">
          <LessonByline lesson={lesson} />
        </div>
      </div>
    </Card>
  )
}
