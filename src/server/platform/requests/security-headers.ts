import helmet from '@fastify/helmet'
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

export async function setSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const policy = contentSecurityPolicy(settings)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: settings.isHttps ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', policy)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    done()
  })
}

/** API answers are about one person, so nothing on the way may cache them. */
export function forbidStoring(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
}
