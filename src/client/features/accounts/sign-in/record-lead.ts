import { logProblem } from '#client/platform/log.ts'
import { call } from '#client/platform/request/request.ts'
import { recordLead as recordLeadEndpoint } from '#contract/admin/leads.ts'
import { leadReferrerMaxLength } from '#rules/limits.ts'
import { type Arrival, leadSource } from './lead-source.ts'

const patienceMs = 2000

/**
 * Records that somebody started to sign up. Never throws and gives up soon: their account matters more than our
 * counting. It is awaited, because signing up converts the leads that exist by then.
 */
export async function recordLead(email: string): Promise<void> {
  try {
    const arrival = readArrival()
    const body = { email, ...leadSource(arrival), ...outsideReferrer(arrival) }
    await call(recordLeadEndpoint, { body, signal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    logProblem('The lead was not recorded.', error)
  }
}

/** The server itself only sees which of our pages the call comes from. */
function outsideReferrer({ referrer, host }: Arrival): { referrer?: string } {
  if (!URL.canParse(referrer) || new URL(referrer).host === host) return {}
  return { referrer: referrer.slice(0, leadReferrerMaxLength) }
}

/** The address may have changed since they arrived, from /?utm_source=… to /auth; the first one has the rest. */
function readArrival(): Arrival {
  const [entry] = performance.getEntriesByType('navigation')
  const cameBy = entry && URL.canParse(entry.name) ? new URL(entry.name).search.slice(1) : ''
  const { search, host } = window.location
  return { search: `${search}&${cameBy}`, referrer: document.referrer, host }
}
