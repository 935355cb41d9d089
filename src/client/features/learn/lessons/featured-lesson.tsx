import { buttonClass } from '#client/ui/controls/button-style.ts'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { LessonSummary } from '#content/reading/lesson.ts'
import { LessonByline, LessonKind } from './lesson-facts.tsx'
import { LessonLink } from './lesson-link.tsx'
import { LessonPicture } from './lesson-picture.tsx'

export function FeaturedLesson({ lesson }: { lesson: LessonSummary }) {
  return (
    <Turn
      as="article"
      who="them"
      size="big"
      aria-labelledby="featured-title"
      className="grid gap-6 desk:grid-cols-[7fr_5fr] desk:items-center desk:gap-12"
    >
      <LessonPicture lesson={lesson} isFirst className="mx-auto max-w-72 desk:order-last desk:max-w-100" />
      <div>
        <p className="mb-3 text-xs font-semibold text-on-sage-soft">Featured article</p>
        <LessonKind lesson={lesson} isOnSage />
        <h2 id="featured-title" className="mt-3">
          {lesson.title}
        </h2>
        <p className="mt-3 max-w-[52ch]">{lesson.excerpt}</p>
        <div className="mt-5">
          <LessonByline lesson={lesson} />
        </div>
        <LessonLink
          lesson={lesson}
          aria-label={`Read article: ${lesson.title}`}
          className={buttonClass({ variant: 'work' }, 'mt-6 max-desk:w-full')}
        >
          Read article
        </LessonLink>
      </div>
    </Turn>
  )
}
