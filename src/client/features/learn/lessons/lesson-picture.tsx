import { classNames } from '#client/ui/class-names.ts'
import type { LessonSummary } from '#content/reading/lesson.ts'

type LessonPictureProps = { lesson: LessonSummary; isFirst?: boolean; className?: string | undefined }

/** The pictures contain the colors of both themes; the browser picks by color-scheme. */
export function LessonPicture({ lesson: { imageUrl, imageAlt }, isFirst = false, className }: LessonPictureProps) {
  return (
    <img
      src={imageUrl}
      alt={imageAlt}
      width="320"
      height="200"
      loading={isFirst ? 'eager' : 'lazy'}
      className={classNames('block h-auto w-full', className)}
    />
  )
}
