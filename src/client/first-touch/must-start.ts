import { hasSessionTraces, hintsAt } from '#client/platform/session/session-guess.ts'
import { serverHints } from '#rules/pages/server-hints.ts'

/**
 * Cases in which the app has to start at once: a member opened a page built for visitors; the address or the previous
 * page carries information the page does not show; consent for analytics has to be asked for; or an installed app looks
 * for updates.
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
