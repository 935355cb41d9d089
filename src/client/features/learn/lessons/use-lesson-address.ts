import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { lessonList } from '#content/generated/lesson-list.ts'

const parameter = 'lesson'
/** Distinguishes a lesson opened from the list, which going back closes, from one opened by a shared link. */
type LessonState = { isFromList: true }
export const fromList: LessonState = { isFromList: true }

/** The lesson in the address: its link can be shared, and the back button closes it. */
export function useLessonAddress() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const id = search.get(parameter)
  const lesson = lessonList.find((one) => one.id === id) ?? null

  return {
    lesson,
    isUnknown: id !== null && lesson === null,
    close: () => {
      if ((state as LessonState | null)?.isFromList) void navigate(-1)
      else void navigate({ search: '' }, { replace: true, preventScrollReset: true })
    },
  }
}

export function lessonAddress(id: string): string {
  return `?${parameter}=${id}`
}
