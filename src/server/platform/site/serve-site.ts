import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '#contract/settings.ts'
import { findPage } from '#rules/pages/pages.ts'
import { serverHints } from '#rules/pages/server-hints.ts'
import { AppError } from '../errors.ts'
import { contentSecurityPolicy } from '../requests/security-headers.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { createAddressedPages } from './addressed-pages.ts'
import type { Site, SiteFile } from './site.ts'

type Deps = {
  site: Site
  sessions: Sessions
  settings: {
    /** Known only once the server listens. */
    readonly appUrl: string
    isHttps: boolean
    hasDebugAuth: boolean
    analyticsId: string | undefined
    newsletterActionUrl: string | undefined
  }
  payments: Settings['payments']
}

const year = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'

/** Serves pages and files of the client, for every address outside the API. */
export function serveSite(app: FastifyInstance, { site, sessions, settings, payments }: Deps): void {
  const addressed = createAddressedPages(() => ({ appUrl: settings.appUrl, payments }))
  const policies = new Map<SiteFile, string>()
  const policyOf = (page: SiteFile) => {
    const known = policies.get(page) ?? contentSecurityPolicy(settings, page)
    policies.set(page, known)
    return known
  }

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (path.startsWith('/api/') || path === '/api')
      throw new AppError('not_found', 'There is nothing at this address.')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new AppError('not_found', 'There is nothing at this address.')
    const own = ownAddress(path)
    if (own) return reply.header('cache-control', askAgain).redirect(own + queryOf(request), 301)
    const { file, status } = choose(path, request)
    reply.status(status)
    // Search engines should not list the sign-in form, an empty shell or a missing page.
    if (file === site.fallback) reply.header('x-robots-tag', 'noindex')
    // Made to be shown on other sites, next to a link to us.
    if (path.startsWith('/og/')) reply.header('cross-origin-resource-policy', 'cross-origin')
    const hints = file.type.startsWith('text/html') ? hintsFor(request) : ''
    if (hints) reply.header('server-timing', hints)
    if (file.scriptHashes.length > 0) reply.header('content-security-policy', policyOf(file))
    return sendFile(request, reply, addressed(file))
  })

  /** Empty for a visitor's page, which then does not ask who they are. */
  function hintsFor(request: FastifyRequest): string {
    const hints = []
    if (sessions.hasCookie(request)) hints.push(serverHints.session)
    if (settings.analyticsId) hints.push(serverHints.countsVisits)
    return hints.join(', ')
  }

  function choose(path: string, request: FastifyRequest): { file: SiteFile; status: 200 | 404 } {
    // Members should not see the visitors' front page flash by.
    if (path === '/' && sessions.hasCookie(request)) return { file: site.fallback, status: 200 }
    const file = site.find(path)
    if (file) return { file, status: 200 }
    return { file: site.fallback, status: isKnown(path) ? 200 : 404 }
  }

  /** The canonical address of a page that was requested with another spelling: with a trailing slash or in capitals. */
  function ownAddress(path: string): string | undefined {
    const parts = path.split('/').filter((part) => part !== '')
    if (parts.at(-1) === 'index.html') parts.pop()
    const own = `/${parts.join('/').toLowerCase()}`
    const isPlain = /^[\w/-]*$/.test(own)
    return own !== path && isPlain && (site.pages.includes(own) || isKnown(own)) ? own : undefined
  }

  function isKnown(path: string): boolean {
    const page = findPage(path)
    if (!page) return false
    if (page.path === '/debug-auth') return settings.hasDebugAuth
    // Every published article and guide has its own file; without one it does not exist.
    return page.path !== '/articles/:id' && page.path !== '/guides/:id'
  }
}

function pathOf(request: FastifyRequest): string {
  const raw = request.url.split(/[?#]/, 1)[0] ?? '/'
  try {
    // An encoded slash stays encoded: it is not a separator, here or in the router.
    return decodeURIComponent(raw.replace(/%2f/gi, '%252F'))
  } catch {
    return raw
  }
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const isFrontPage = pathOf(request) === '/'
  reply
    .header('cache-control', file.isImmutable ? year : askAgain)
    .header('etag', file.etag)
    .header('vary', isFrontPage ? 'accept-encoding, cookie' : 'accept-encoding')
  if (reply.statusCode === 200 && hasAlready(request, file)) return reply.status(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.type(file.type)
  if (file.brotli && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.brotli)
  if (file.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip)
  return reply.send(file.plain)
}

/** Proxies that compress mark the tag as weak, and browsers may send several. */
function hasAlready(request: FastifyRequest, { etag }: SiteFile): boolean {
  const named = request.headers['if-none-match']?.split(',') ?? []
  return named.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}
