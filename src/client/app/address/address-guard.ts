import { hasPendingSignup } from '#client/platform/session/pending-signup.ts'
import { guardRecheckMs } from '#rules/timings.ts'
import { findForeignSignIn } from '../gate/foreign-sign-in.ts'
import { repairAddress } from './address.ts'

const signInPath = '/auth'
const finishRegistrationPath = '/api/auth/replit-to-custom-redirect'

type Verdict = { go: 'show'; to: string } | { go: 'leave'; to: string }

/** What an address should be instead, or null when it is fine as it is. */
export function judgeAddress(href: string, origin: string, hasPending: boolean): Verdict | null {
  const address = new URL(href, origin)
  const repaired = address.origin === origin ? repairAddress(address) : null
  const meant = repaired === null ? address : new URL(repaired, origin)
  const foreign = findForeignSignIn(meant, origin)
  if (foreign === 'external' && hasPending) return { go: 'leave', to: finishRegistrationPath }
  if (foreign) return { go: 'show', to: signInPath }
  return repaired === null ? null : { go: 'show', to: repaired }
}

type Show = (to: string) => void

let show: Show | undefined
let waiting: string | undefined

/** Registers how the screen follows a corrected address, including one that was corrected before there was a screen. */
export function onAddressChange(listener: Show): () => void {
  show = listener
  if (waiting !== undefined) show(waiting)
  waiting = undefined
  return () => {
    show = undefined
  }
}

/**
 * Runs before the router reads the address, so that it never sees a wrong one. True if the browser is leaving for
 * another page and nothing needs to be shown here.
 */
export function correctAddress(isPrerendered: boolean): boolean {
  const verdict = judgeAddress(window.location.href, window.location.origin, hasPendingSignup())
  if (!verdict) return false
  // Prerendered HTML belongs to the address it was requested for; another screen needs another page.
  if (verdict.go === 'leave' || isPrerendered) {
    window.location.replace(verdict.to)
    return true
  }
  window.history.replaceState(window.history.state, '', verdict.to)
  return false
}

/** Watches pushes, replacements and back/forward for as long as the page lives. */
export function installAddressGuard() {
  guardMethod('pushState')
  guardMethod('replaceState')
  window.addEventListener('popstate', () => setTimeout(recheck, guardRecheckMs))
}

function guardMethod(name: 'pushState' | 'replaceState') {
  const original = window.history[name].bind(window.history)
  window.history[name] = (data, unused, url) => {
    const verdict = url == null ? null : judgeTarget(String(url))
    if (!verdict) return original(data, unused, url)
    original(data, unused, verdict.go === 'show' ? verdict.to : signInPath)
    follow(verdict)
  }
}

function judgeTarget(url: string): Verdict | null {
  if (!URL.canParse(url, window.location.href)) return null
  const { href } = new URL(url, window.location.href)
  return judgeAddress(href, window.location.origin, hasPendingSignup())
}

function recheck() {
  const verdict = judgeTarget(window.location.href)
  if (verdict) follow(verdict)
}

function follow({ go, to }: Verdict) {
  if (go === 'leave') window.location.assign(to)
  else if (show) show(to)
  else waiting = to
}
