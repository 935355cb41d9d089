import { useState } from 'react'
import { usePageTitle } from '#client/platform/page/page-meta.ts'
import { Dialog, DialogContent, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { useReaderFocus } from '#client/ui/layers/focus-return.ts'
import type { LessonSummary } from '#content/reading/lesson.ts'
import { LessonBody } from './lesson-body.tsx'
import { LessonByline, LessonKind } from './lesson-facts.tsx'
import { LessonFeedback } from './lesson-feedback.tsx'
import { LessonPicture } from './lesson-picture.tsx'

type LessonDialogProps = { lesson: LessonSummary | null; onClose: () => void }

/** The reader. While fading out, it still shows the last lesson. */
export function LessonDialog({ lesson, onClose }: LessonDialogProps) {
  const [last, setLast] = useState(lesson)
  if (lesson && lesson !== last) setLast(lesson)
  const shown = lesson ?? last
  const focus = useReaderFocus()
  return (
    <Dialog hasAddress open={lesson !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {shown && (
        <DialogContent size="lg" aria-describedby={undefined} {...focus} aside={<LessonHead lesson={shown} />}>
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
