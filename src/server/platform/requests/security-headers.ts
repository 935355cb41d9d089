import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

type Settings = { isHttps: boolean; analyticsId: string | undefined; newsletterActionUrl: string | undefined }
/** Hashes of the scripts and styles written into a page. */
type PageHashes = { scriptHashes: readonly string[]; styleHashes: readonly string[] }

const noPage: PageHashes = { scriptHashes: [], styleHashes: [] }
const analyticsScript = 'https://www.googletagmanager.com'
const analyticsCollect = 'https://*.google-analytics.com'

/**
 * Text becomes HTML or a script's address only through the client's `platform/trusted-types.ts`; the worker's address, also
 * by `first-touch/keep-help.ts`, which knows no other.
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['hearten', 'default', 'hearten-worker'],
}

/**
 * Everything comes from our own origin. The analytics hosts are allowed only where an id is set, and even
 * then nothing is fetched from them before consent.
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
    // The analytics tag writes scripts of its own, and nobody here can vouch for them.
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

/** API answers are about one person; nothing between here and the browser keeps them. */
export function forbidStoring(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
}
