import type { FastifyRequest } from 'fastify'
import { leadFieldMaxLength } from '#rules/limits.ts'

type Given = {
  email: string
  source?: string | undefined
  campaign?: string | undefined
  referrer?: string | undefined
}

/** A lead as it is stored: what was given, and what the request shows. */
export function describeLead(request: FastifyRequest, { email, source, campaign, referrer }: Given) {
  return {
    email,
    source: source || null,
    campaign: campaign || null,
    referrer: outsideAddress(referrer, request.host) ?? outsideAddress(request.headers.referer, request.host),
    userAgent: request.headers['user-agent']?.slice(0, leadFieldMaxLength) ?? null,
    ipAddress: request.ip,
  }
}

/**
 * The page on another site that links to us. Our own pages do not count, and the query string is dropped, because it
 * may contain what somebody searched for.
 */
function outsideAddress(address: string | undefined, ownHost: string): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, host, pathname } = new URL(address)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  if (!host || !(isWeb || protocol === 'android-app:') || host === hostOf(`${protocol}//${ownHost}`)) return null
  return `${protocol}//${host}${pathname}`.slice(0, leadFieldMaxLength)
}

/** Without the default port, which a proxy may add. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}
