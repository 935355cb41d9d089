import type { FastifyRequest } from 'fastify'
import { leadFieldMaxLength } from '#rules/limits.ts'

type Given = {
  email: string
  source?: string | undefined
  campaign?: string | undefined
  referrer?: string | undefined
}

/** A lead as it is stored: what was given, and what the request tells by itself. */
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
 * Where on another site a link to us stands. Coming from ourselves is not being referred, and what somebody searched
 * for, which the query string may hold, is none of our business.
 */
function outsideAddress(address: string | undefined, ownHost: string): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, host, pathname } = new URL(address)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  if (!host || !(isWeb || protocol === 'android-app:') || host === hostOf(`${protocol}//${ownHost}`)) return null
  return `${protocol}//${host}${pathname}`.slice(0, leadFieldMaxLength)
}

/** Without a port that goes without saying, which a proxy may add. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}
