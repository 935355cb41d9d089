import { useLocation, useNavigate, useSearchParams } from 'react-router'

const parameter = 'post'
/** Distinguishes a post opened from the list, which going back closes, from one opened by a notification. */
type PostState = { isFromList: true }
export const fromList: PostState = { isFromList: true }

/** The post in the address: notifications link to it, and the back button closes it. */
export function usePostAddress() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { state } = useLocation()
  return {
    postId: search.get(parameter),
    close: () => {
      if ((state as PostState | null)?.isFromList) void navigate(-1)
      else void navigate({ search: '' }, { replace: true, preventScrollReset: true })
    },
  }
}

export function postAddress(postId: string): string {
  return `?${parameter}=${encodeURIComponent(postId)}`
}
