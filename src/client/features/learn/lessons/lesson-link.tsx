import { Link, type LinkProps } from 'react-router'
import type { LessonSummary } from '#content/reading/lesson.ts'
import { fromList, lessonAddress } from './use-lesson-address.ts'

type LessonLinkProps = Omit<LinkProps, 'to'> & { lesson: Pick<LessonSummary, 'id'> }

/** Opens the reader over the list, which keeps its scroll position. */
export function LessonLink({ lesson, ...rest }: LessonLinkProps) {
  return <Link {...rest} to={lessonAddress(lesson.id)} state={fromList} preventScrollReset />
}
