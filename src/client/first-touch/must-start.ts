import { hasSessionTraces, hintsAt } from '#client/platform/session/session-guess.ts'
import { serverHints } from '#rules/pages/server-hints.ts'

/**
 * A member's page is not the visitor's that was built; an address that says more than the page, or something that the
 * page before handed over, may mean something else on it; whoever has to be asked about counting visits is asked; and an
 * installed app looks for its own news.
 */
export function mustStartAtOnce(): boolean {
  return (
    hasSessionTraces() ||
    location.search !== '' ||
    location.hash !== '' ||
    Boolean(history.state?.usr) ||
    hintsAt(serverHints.countsVisits) ||
    matchMedia('(display-mode: standalone)').matches
  )
}
