import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#client/ui/controls/button.tsx'
import type { LessonSummary } from '#content/reading/lesson.ts'
import { LessonCard } from './lesson-card.tsx'

type LessonGridProps = { lessons: readonly LessonSummary[]; shown: number; onLoadMore: () => void }

/** A few at a time, so that a phone does not have to show everything at once. */
export function LessonGrid({ lessons, shown, onLoadMore }: LessonGridProps) {
  const list = useRef<HTMLUListElement>(null)

  function loadMore() {
    flushSync(onLoadMore)
    // The button may be gone, so focus moves to the first new card.
    list.current?.children[shown]?.querySelector('a')?.focus()
  }

  return (
    <div>
      <ul
        ref={list}
        className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] desk:grid-cols-3 desk:gap-6"
      >
        {lessons.slice(0, shown).map((lesson) => (
          <li key={lesson.id}>
            <LessonCard lesson={lesson} />
          </li>
        ))}
      </ul>
      {shown < lessons.length && (
        <div className="mt-8 grid justify-items-center">
          <Button variant="line" onClick={loadMore}>
            Load More Articles
          </Button>
        </div>
      )}
    </div>
  )
}
