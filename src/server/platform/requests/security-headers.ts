import type { FastifyInstance, FastifyReply } from 'fastify'

type Settings = { isHttps: boolean; analyticsId: string | undefined; newsletterActionUrl: string | undefined }
/** Hashes of the inline scripts and styles of a page. */
type PageHashes = { scriptHashes: readonly string[]; styleHashes: readonly string[] }

const noPage: PageHashes = { scriptHashes: [], styleHashes: [] }
const analyticsScript = 'https://www.googletagmanager.com'
const analyticsCollect = 'https://*.google-analytics.com'

/**
 * Text becomes HTML or a script address only through the client's `platform/trusted-types.ts`;
 * `first-touch/keep-help.ts` may only set the address of the service worker.
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['hearten', 'default', 'hearten-worker'],
}

/**
 * Everything comes from our own origin. Analytics hosts are allowed only if an id is configured, and even then nothing
 * is loaded from them before consent.
 */
export function contentSecurityPolicy(settings: Settings, page: PageHashes = noPage): string {
  const tag = settings.analyticsId ? [analyticsScript] : []
  const collect = settings.analyticsId ? [analyticsScript, analyticsCollect] : []
  const formTarget = settings.newsletterActionUrl ? [new URL(settings.newsletterActionUrl).origin] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...page.scriptHashes, ...tag],
    'style-src': ["'self'", ...page.styleHashes],
    'img-src': ["'self'", 'data:', ...collect],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...collect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...formTarget],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The analytics tag creates scripts of its own, which trusted types would block.
    ...(settings.analyticsId ? {} : trustedTypes),
    ...(settings.isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** The same on every answer, so they are put together once. */
function headersFor(settings: Settings): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(settings),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // Turns off the script filter of old browsers, which could itself be abused. The policy above replaces it.
    'x-xss-protection': '0',
    ...(settings.isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  }
}

export function setSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const headers = headersFor(settings)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** API answers are about one person, so nothing on the way may cache them. */
export function forbidStoring(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
}
