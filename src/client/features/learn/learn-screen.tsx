import { useState } from 'react'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { lessonList } from '#content/generated/lesson-list.ts'
import { GuideShelf } from './guides/guide-shelf.tsx'
import { FeaturedLesson } from './lessons/featured-lesson.tsx'
import { LessonDialog } from './lessons/lesson-dialog.tsx'
import { LessonFilters } from './lessons/lesson-filters.tsx'
import { LessonGrid } from './lessons/lesson-grid.tsx'
import { type LessonWish, selectLessons } from './lessons/select-lessons.ts'
import { useLessonAddress } from './lessons/use-lesson-address.ts'
import { useFeedbackAnswers } from './lessons/use-lesson-feedback.ts'

const everything: LessonWish = { search: '', filter: 'All' }
const pageSize = 3

export function LearnScreen() {
  const [wish, setWish] = useState(everything)
  const [shown, setShown] = useState(pageSize)
  const { lesson, isUnknown, close } = useLessonAddress()
  useLostSession(useFeedbackAnswers())
  const { featured, listed } = selectLessons(lessonList, wish)

  function look(next: LessonWish) {
    setWish(next)
    setShown(pageSize)
  }

  return (
    <div className="wrap pt-6 desk:pt-10">
      <h1>Learning Center</h1>
      <p className="mt-3 max-w-[56ch] text-ink-2">
        What we know about social nerves, a few minutes each, with one thing to try the same evening.
      </p>
      {isUnknown && (
        <Notice role="status" title="That article is no longer here" className="mt-6 max-w-2xl">
          The link may be old. What we have now is below.
        </Notice>
      )}
      <LessonFilters wish={wish} onChange={look} />
      <LiveRegion>{!featured && countWords(listed.length)}</LiveRegion>
      <div className="mt-6 grid gap-8 desk:mt-8">
        {featured && <FeaturedLesson lesson={featured} />}
        {listed.length > 0 ? (
          <LessonGrid lessons={listed} shown={shown} onLoadMore={() => setShown(shown + pageSize)} />
        ) : (
          <EmptyState
            title="No articles found"
            headingLevel="h2"
            action={
              <Button variant="line" onClick={() => look(everything)}>
                Show all articles
              </Button>
            }
          >
            Nothing here matches that. Try a shorter word or another topic.
          </EmptyState>
        )}
      </div>
      <section aria-labelledby="guides" className="mt-14 desk:mt-20">
        <h2 id="guides">Guides</h2>
        <p className="mt-3 mb-6 max-w-[56ch] text-ink-2 desk:mb-8">
          For when it is one thing in particular. Sources at the end, and something to try tonight.
        </p>
        <GuideShelf headingLevel="h3" />
      </section>
      <LessonDialog lesson={lesson} onClose={close} />
    </div>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'No articles found'
  return count === 1 ? '1 article found' : `${count} articles found`
}
