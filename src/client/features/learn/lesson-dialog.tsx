import { useRef, useState } from 'react'
import { usePageTitle } from '#client/platform/page-meta.ts'
import { Dialog, DialogContent, DialogTitle } from '#client/ui/dialog.tsx'
import type { LessonSummary } from '#content/lesson.ts'
import { LessonBody } from './lesson-body.tsx'
import { LessonByline, LessonKind } from './lesson-facts.tsx'
import { LessonFeedback } from './lesson-feedback.tsx'
import { LessonPicture } from './lesson-picture.tsx'

type LessonDialogProps = { lesson: LessonSummary | null; onClose: () => void }

/** The reader. It shows the last lesson while it fades, when there is none in the address any more. */
export function LessonDialog({ lesson, onClose }: LessonDialogProps) {
  const [last, setLast] = useState(lesson)
  if (lesson && lesson !== last) setLast(lesson)
  const shown = lesson ?? last
  const opener = useRef<Element>(null)

  /** The first control stands at the very end; focus there would scroll past the whole text. */
  function focusWhole(event: Event) {
    event.preventDefault()
    opener.current = document.activeElement
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
  }

  function focusOpener(event: Event) {
    event.preventDefault()
    // Opened by a link from elsewhere, there is nothing to go back to but the page itself.
    const target = opener.current === document.body ? document.getElementById('main') : opener.current
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }

  return (
    <Dialog open={lesson !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {shown && (
        <DialogContent
          size="lg"
          aria-describedby={undefined}
          onOpenAutoFocus={focusWhole}
          onCloseAutoFocus={focusOpener}
          aside={<LessonHead lesson={shown} />}
        >
          <LessonBody key={shown.id} lesson={shown} />
          <LessonFeedback lesson={shown} />
        </DialogContent>
      )}
    </Dialog>
  )
}

function LessonHead({ lesson }: { lesson: LessonSummary }) {
  usePageTitle(lesson.title)
  return (
    <div className="grid gap-4 desk:sticky desk:top-10">
      <LessonPicture lesson={lesson} isFirst className="max-w-44 desk:max-w-none" />
      <LessonKind lesson={lesson} isOnSage />
      <DialogTitle>{lesson.title}</DialogTitle>
      <LessonByline lesson={lesson} />
    </div>
  )
}
