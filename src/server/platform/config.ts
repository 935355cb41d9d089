import { z } from 'zod'
import { StartupError } from './startup-error.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => empty(given) ?? value, schema)

const WebAddress = z.url({ protocol: /^https?$/, error: 'must be an address like https://hearten.example' })
const DatabaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be an address like postgres://user:password@host/database')
const OnOff = z.enum(['on', 'off', 'true', 'false'], 'must be on or off').transform((v) => v === 'on' || v === 'true')

const Variables = z.object({
  APP_ENV: withDefault(z.enum(['demo', 'production'], 'must be demo or production'), 'demo'),
  PORT: withDefault(
    z.coerce.number('must be a number').int('must be a whole number').min(0).max(65_535, 'must be below 65536'),
    3000,
  ),
  HOST: withDefault(z.string(), '127.0.0.1'),
  APP_URL: optional(WebAddress),
  DATA_DIR: withDefault(z.string(), '.data'),
  DATABASE_URL: optional(DatabaseAddress),
  DATABASE_REPLICA_URL: optional(DatabaseAddress),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  ADMIN_EMAILS: withDefault(z.string(), '').pipe(
    z.transform((list: string) =>
      list
        .split(',')
        .map((entry) => entry.trim().toLowerCase())
        .filter((entry) => entry !== ''),
    ),
  ),
  DEBUG_AUTH: optional(OnOff),
  DEMO_DATA: optional(OnOff),
  COACH_BASE_URL: optional(WebAddress),
  COACH_API_KEY: optional(z.string()),
  COACH_MODEL: optional(z.string().max(200, 'must be the name of a model')),
  COACH_TIMEOUT_MS: withDefault(
    z.coerce
      .number('must be a number of milliseconds')
      .int('must be a whole number of milliseconds')
      .min(100, 'must be at least 100')
      .max(7500, 'must be at most 7500, so that nobody waits longer than 8 seconds for a first word'),
    7000,
  ),
  STRIPE_SECRET_KEY: optional(z.string().min(8, 'must be the secret key of the payment provider')),
  STRIPE_PUBLISHABLE_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_BASE: optional(WebAddress),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must be an address like smtp://user:password@host:587')),
  MAIL_FROM: withDefault(z.string(), 'Hearten <hello@hearten.example>'),
  NEWSLETTER_ACTION_URL: optional(WebAddress),
  PUSH_LOCAL: withDefault(OnOff, 'off'),
  ANALYTICS_ID: optional(z.string().regex(/^[A-Za-z0-9-]{4,40}$/, 'must be an id of letters, digits and dashes')),
  RATE_LIMITS: withDefault(OnOff, 'on'),
  // A number of proxies is not accepted: it says nothing about the caller, who could send any number of addresses.
  TRUST_PROXY: optional(z.string().regex(/[.:]|^[a-z]+$/, 'must be the address or range of the proxy, not a number')),
  LOG_LEVEL: withDefault(
    z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be one of trace, debug, info, warn, error, fatal, silent',
    ),
    'info',
  ),
})

export type StripeConfig = {
  secretKey: string
  webhookSecret: string
  publishableKey: string | undefined
  apiBase: string | undefined
}

/** An external language model that writes the coach's replies. */
export type CoachConfig = {
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** How long it may be silent before the built-in coach takes over. */
  timeoutMs: number
}

export type Config = {
  isDemo: boolean
  port: number
  host: string
  /** The public address; if PORT is 0, it is only known once the server listens. */
  appUrl: string
  isHttps: boolean
  dataDir: string
  databaseUrl: string | undefined
  /** Answers the reads that may lag. */
  databaseReplicaUrl: string | undefined
  sessionSecret: string | undefined
  adminEmails: string[]
  hasDebugAuth: boolean
  /** A demo at an address that others can open. It has no demo people, whose passwords are public, and no debug sign-in. */
  isOpenDemo: boolean
  /** Whether demo people are created at the first start. Never in production. */
  hasDemoData: boolean
  /** Undefined means the built-in coach alone. */
  coach: CoachConfig | undefined
  /** Undefined means demo payments, and in production none. */
  stripe: StripeConfig | undefined
  smtpUrl: string | undefined
  mailFrom: string
  newsletterActionUrl: string | undefined
  /** Allows push to this machine and without https, for a push service under test. */
  allowsLocalPush: boolean
  analyticsId: string | undefined
  hasRateLimits: boolean
  trustProxy: string | undefined
  logLevel: string
}

/** The only place that reads the environment. Refuses to continue with an invalid variable, and names it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Variables.safeParse(env)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartupError(`The variable ${String(issue?.path[0])} ${issue?.message}. See .env.example.`)
  }
  const v = parsed.data
  const isDemo = v.APP_ENV === 'demo'
  if (!isDemo) refuseUnsafeProduction(v)
  const appUrl = (v.APP_URL ?? `http://localhost:${v.PORT}`).replace(/\/+$/, '')
  return {
    isDemo,
    port: v.PORT,
    host: v.HOST,
    appUrl,
    isHttps: appUrl.startsWith('https:'),
    dataDir: v.DATA_DIR,
    databaseUrl: v.DATABASE_URL,
    databaseReplicaUrl: v.DATABASE_REPLICA_URL,
    sessionSecret: v.SESSION_SECRET,
    adminEmails: v.ADMIN_EMAILS,
    hasDebugAuth: v.DEBUG_AUTH ?? (isDemo && !isOpen(appUrl)),
    hasDemoData: v.DEMO_DATA ?? (isDemo && !isOpen(appUrl)),
    isOpenDemo: isDemo && isOpen(appUrl),
    coach: coachConfig(v),
    stripe: stripeConfig(v),
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    newsletterActionUrl: v.NEWSLETTER_ACTION_URL,
    allowsLocalPush: v.PUSH_LOCAL && !isOpen(appUrl),
    analyticsId: v.ANALYTICS_ID,
    hasRateLimits: v.RATE_LIMITS,
    trustProxy: v.TRUST_PROXY,
    logLevel: v.LOG_LEVEL,
  }
}

/** Https, or any host other than this machine. */
function isOpen(appUrl: string): boolean {
  const { protocol, hostname } = new URL(appUrl)
  return protocol === 'https:' || !/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

function coachConfig(v: z.output<typeof Variables>): CoachConfig | undefined {
  if (!v.COACH_BASE_URL) {
    const lonely = v.COACH_API_KEY ? 'COACH_API_KEY' : v.COACH_MODEL ? 'COACH_MODEL' : undefined
    if (lonely) throw new StartupError(`The variable COACH_BASE_URL must be set together with ${lonely}.`)
    return undefined
  }
  if (!v.COACH_MODEL) throw new StartupError('The variable COACH_MODEL must be set together with COACH_BASE_URL.')
  return {
    baseUrl: v.COACH_BASE_URL,
    apiKey: v.COACH_API_KEY,
    model: v.COACH_MODEL,
    timeoutMs: v.COACH_TIMEOUT_MS,
  }
}

function stripeConfig(v: z.output<typeof Variables>): StripeConfig | undefined {
  if (!v.STRIPE_SECRET_KEY) return undefined
  if (!v.STRIPE_WEBHOOK_SECRET)
    throw new StartupError('The variable STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY.')
  return {
    secretKey: v.STRIPE_SECRET_KEY,
    webhookSecret: v.STRIPE_WEBHOOK_SECRET,
    publishableKey: v.STRIPE_PUBLISHABLE_KEY,
    apiBase: v.STRIPE_API_BASE,
  }
}

function refuseUnsafeProduction(v: z.output<typeof Variables>) {
  for (const name of ['APP_URL', 'SESSION_SECRET', 'DATABASE_URL'] as const) {
    if (!v[name])
      throw new StartupError(`The variable ${name} must be set when APP_ENV is production. See .env.example.`)
  }
  if (v.DEMO_DATA) throw new StartupError('The variable DEMO_DATA cannot be on when APP_ENV is production.')
  if (v.PUSH_LOCAL) throw new StartupError('The variable PUSH_LOCAL cannot be on when APP_ENV is production.')
  if (!v.RATE_LIMITS) throw new StartupError('The variable RATE_LIMITS cannot be off when APP_ENV is production.')
}
