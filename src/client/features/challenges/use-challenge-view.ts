import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type ChallengeView, readView, writeView } from './challenge-view.ts'

/** Distinguishes a dialog opened from this screen, which going back closes, from one opened by a link from elsewhere. */
type OpenedHere = { isFromList: true }
const openedHere: OpenedHere = { isFromList: true }

export function useChallengeView() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [search, setSearch] = useSearchParams()
  const view = readView(search)
  const addressOf = (change: Partial<ChallengeView>) => `?${writeView({ ...view, ...change })}`
  return {
    view,
    show: (change: Partial<ChallengeView>) =>
      setSearch(writeView({ ...view, ...change }), { preventScrollReset: true }),
    /** For a link that opens the dialog over the list without scrolling. */
    linkTo: (challengeId: string) => ({ to: addressOf({ challengeId }), state: openedHere, preventScrollReset: true }),
    close: () => {
      if ((state as OpenedHere | null)?.isFromList) void navigate(-1)
      else void navigate(addressOf({ challengeId: null }), { replace: true, preventScrollReset: true })
    },
  }
}
