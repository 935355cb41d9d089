import { leadFieldMaxLength } from '#rules/limits.ts'

/** How somebody came to the sign-up form. */
export type Arrival = {
  /** The query string of the first address they opened. */
  search: string
  /** `document.referrer`. */
  referrer: string
  /** Our own host, which does not count as a referrer. */
  host: string
}

export type LeadSource = { source: string; campaign?: string }

const kinds = [
  { kind: 'reddit', domains: ['reddit.com', 'redd.it'] },
  { kind: 'linkedin', domains: ['linkedin.com', 'lnkd.in'] },
  { kind: 'twitter', domains: ['twitter.com', 'x.com', 't.co'] },
  { kind: 'facebook', domains: ['facebook.com', 'fb.com', 'fb.me'] },
  { kind: 'bing', domains: ['bing.com'] },
] as const

/** google.com, google.de, google.co.uk, google.com.br and their subdomains; not google.example.com. */
const googleHost = /(^|\.)google\.([a-z]{2,3}|(co|com)\.[a-z]{2})$/

/** From the address, or else the referrer, or else organic. */
export function leadSource({ search, referrer, host }: Arrival): LeadSource {
  const query = new URLSearchParams(search)
  const campaign = readShort(query, 'utm_campaign') ?? readShort(query, 'campaign')
  return {
    source: readShort(query, 'utm_source') ?? readShort(query, 'source') ?? referrerKind(referrer, host) ?? 'organic',
    ...(campaign !== undefined && { campaign }),
  }
}

function readShort(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim().slice(0, leadFieldMaxLength)
  return value ? value : undefined
}

function referrerKind(referrer: string, ownHost: string): string | undefined {
  // Not URL.parse, which phones a few years old lack.
  const address = URL.canParse(referrer) ? new URL(referrer) : undefined
  if (!address?.hostname || address.host === ownHost) return undefined
  const host = hostOf(address)
  if (googleHost.test(host)) return 'google'
  const known = kinds.find(({ domains }) => domains.some((domain) => host === domain || host.endsWith(`.${domain}`)))
  return known?.kind ?? 'referral'
}

/** Phone apps use reversed names: android-app://com.reddit.frontpage is reddit.com. */
function hostOf(address: URL): string {
  const host = address.hostname.toLowerCase()
  return address.protocol === 'android-app:' ? host.split('.').reverse().join('.') : host
}
