import type { FastifyRequest } from 'fastify'

const loopback = /^(127\.|::1$|::ffff:127\.)/

/**
 * Whether the caller is on this machine. A proxy on this machine also connects from loopback, but says for whom; unless
 * we trust it, such a request is treated as coming from outside.
 */
export function isLoopback(request: FastifyRequest): boolean {
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  const isOurs = loopback.test(request.socket.remoteAddress ?? '')
  return isForwarded ? isOurs && request.ips !== undefined && loopback.test(request.ip) : isOurs
}
