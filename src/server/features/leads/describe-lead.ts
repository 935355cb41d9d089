import type { FastifyRequest } from 'fastify'
import { leadFieldMaxLength } from '#rules/limits.ts'

type Given = { email: string; source?: string | undefined; campaign?: string | undefined }

/** A lead as it is stored: what was given, and what the request tells by itself. */
export function describeLead(request: FastifyRequest, { email, source, campaign }: Given) {
  return {
    email,
    source: source || null,
    campaign: campaign || null,
    referrer: clip(request.headers.referer),
    userAgent: clip(request.headers['user-agent']),
    ipAddress: request.ip,
  }
}

function clip(header: string | undefined): string | null {
  return header ? header.slice(0, leadFieldMaxLength) : null
}
