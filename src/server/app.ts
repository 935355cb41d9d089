import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { setDefaultMessages } from '#contract/messages.ts'
import type { Connection } from './db/database.ts'
import { cleanUpAccounts } from './features/accounts/clean-up.ts'
import { createAccountMails } from './features/accounts/links/account-mails.ts'
import { profileRoutes } from './features/accounts/profile/profile.routes.ts'
import { createRegistration } from './features/accounts/sign-in/registration.service.ts'
import { signInRoutes } from './features/accounts/sign-in/sign-in.routes.ts'
import { createSignIn } from './features/accounts/sign-in/sign-in.service.ts'
import { createSecondStep } from './features/accounts/two-step/second-step.ts'
import { twoStepRoutes } from './features/accounts/two-step/two-step.routes.ts'
import { cleanUpAdminLog } from './features/admin/clean-up.ts'
import { adminFailuresRoutes } from './features/admin/failures.routes.ts'
import { insertLogEntry } from './features/admin/log.queries.ts'
import { adminOverviewRoutes } from './features/admin/overview.routes.ts'
import { adminUsersRoutes } from './features/admin/users.routes.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { articleManagerRoutes } from './features/article-manager/article-manager.routes.ts'
import { challengesFeature } from './features/challenges/challenges.ts'
import { coachFeature } from './features/coach/coach.ts'
import { startListener } from './features/coach/listener/start-listener.ts'
import { cuesRoutes } from './features/cues/cues.routes.ts'
import { debugAuthRoutes } from './features/debug-auth/debug-auth.routes.ts'
import { evidenceRoutes } from './features/evidence/evidence.routes.ts'
import { forumRoutes } from './features/forum/forum.routes.ts'
import { foldForumTally } from './features/forum/tally.ts'
import { cleanUpLeads } from './features/leads/clean-up.ts'
import { describeLead } from './features/leads/describe-lead.ts'
import {
  convertLeads,
  forgetLetterLeads,
  insertLead,
  linkLeads,
  newsletterLeadSource,
  readLeadStats,
} from './features/leads/leads.queries.ts'
import { leadsRoutes } from './features/leads/leads.routes.ts'
import { lessonFeedbackRoutes } from './features/learn/feedback.routes.ts'
import { membershipFeature } from './features/membership/membership.ts'
import { calendarFile } from './features/moments/calendar-file.ts'
import { momentsRoutes } from './features/moments/moments.routes.ts'
import { cleanUpNewsletter } from './features/newsletter/clean-up.ts'
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts'
import { forumNotices } from './features/notifications/forum-notices.ts'
import { cancellationProcessed, stepDue, trialEnding } from './features/notifications/notices.ts'
import { insertNotification } from './features/notifications/notifications.queries.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { pageViewsRoutes } from './features/page-views/page-views.routes.ts'
import { createKeepProgress } from './features/progress/keep-progress.ts'
import { progressRoutes } from './features/progress/progress.routes.ts'
import { recommendationsRoutes } from './features/recommendations/recommendations.routes.ts'
import { remindersFeature } from './features/reminders/reminders.ts'
import { searchEngineRoutes } from './features/search-engines/search-engines.routes.ts'
import { cleanUpSecurityLog } from './features/security-log/clean-up.ts'
import { securityLogRoutes } from './features/security-log/events.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { techniqueUsageRoutes } from './features/techniques/usage.routes.ts'
import { trialRoutes } from './features/trial/trial.routes.ts'
import { weeklyReviewRoutes } from './features/weekly-review/weekly-review.routes.ts'
import type { Config } from './platform/config.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { addressOf, type Mailer } from './platform/jobs/mailer.ts'
import type { Limits } from './platform/limits/rate-limits.ts'
import { serveHealth } from './platform/operations/health.ts'
import { serveMetrics } from './platform/operations/metrics.ts'
import { describeApi } from './platform/requests/api-docs/openapi.ts'
import { limitCallersWaits } from './platform/requests/caller-patience.ts'
import { compressReplies } from './platform/requests/compression.ts'
import { answerErrors } from './platform/requests/error-handler.ts'
import { sendReadsToReplica } from './platform/requests/lagging-reads.ts'
import { readableUrl } from './platform/requests/readable-url.ts'
import { newReference } from './platform/requests/reference.ts'
import { forbidStoring, setSecurityHeaders } from './platform/requests/security-headers.ts'
import { compileReply } from './platform/requests/serialize-replies.ts'
import { createSecurityLog } from './platform/security-log/security-log.ts'
import { guardRoutes } from './platform/serve.ts'
import { createSessions } from './platform/sessions/sessions.ts'
import { serveSite } from './platform/site/serve-site.ts'
import type { Site } from './platform/site/site.ts'

export type AppDeps = {
  config: Config
  secret: string
  connection: Connection
  jobs: Jobs
  mailer: Mailer
  limits: Limits
  log: FastifyBaseLogger
  site?: Site
  /** The model file of the coach's listener. Without it, only the rules read messages. */
  listenerModel?: string
  /** How long a request may wait for the database, over all its statements. */
  patienceMs?: number
  /** Called for every route, for tests that walk them all. */
  onRoute?: (route: RouteOptions) => void
}

/** Assembles the parts. Features do not import each other; what one needs from another is passed in here. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, secret, connection, jobs, mailer, limits, log, site } = deps
  const { db, pool } = connection
  setDefaultMessages()

  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 128 * 1024,
    requestTimeout: 30_000,
    // A client that connects and sends nothing, or one byte at a time, must not occupy a connection for long.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    genReqId: newReference,
    rewriteUrl: readableUrl,
    forceCloseConnections: 'idle',
    // People should not notice a restart: requests on open connections are still answered.
    return503OnClosing: false,
    // The longest address Node accepts. With less, the router itself would refuse, without our headers and wording.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
  })
  // Without this, a form on another site could post JSON disguised as plain text.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(compileReply)
  if (deps.onRoute) app.addHook('onRoute', deps.onRoute)
  answerErrors(app)
  setSecurityHeaders(app, config)
  await app.register(cookie)
  await compressReplies(app)

  const securityLog = createSecurityLog({ db, log })
  const sessions = createSessions(db, {
    secret,
    isHttps: config.isHttps,
    adminsNeedTwoStep: !config.isDemo,
    securityLog,
  })
  await describeApi(app, { isPublic: config.isDemo, sessions })
  // Before the guard, so that refusals also have a reference and are never cached.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (request.routeOptions.config.access || request.url.startsWith('/api/')) forbidStoring(reply)
    done()
  })
  limitCallersWaits(app, deps.patienceMs)
  guardRoutes(app, { sessions, limits })
  if (connection.replica) sendReadsToReplica(app, { db, replica: connection.replica })
  serveHealth(app, pool)
  const registry = serveMetrics(app, { connection, jobs, sessions })

  const mails = createAccountMails({ db, jobs, mailer, secret, appUrl: () => config.appUrl })
  const { isDemo, adminEmails } = config
  const membership = await membershipFeature(app, {
    db,
    jobs,
    limits,
    mailer,
    log,
    isDemo,
    stripe: config.stripe,
    appUrl: () => config.appUrl,
    onCancellationProcessed: ({ userId, requestId, accessUntil }) =>
      insertNotification(db, cancellationProcessed(userId, requestId, accessUntil)),
    onTrialEnding: ({ userId, daysLeft, endsOn }) => insertNotification(db, trialEnding(userId, daysLeft, endsOn)),
  })
  const accounts = {
    db,
    jobs,
    limits,
    mails,
    secret,
    sessions,
    securityLog,
    isDemo,
    adminEmails,
    onRegistered: convertLeads,
    onEmailProven: linkLeads,
    onDeleting: membership.endFor,
    onEmailChanged: membership.emailChanged,
  }
  signInRoutes(app, accounts)
  profileRoutes(app, accounts)
  twoStepRoutes(app, accounts)
  cleanUpAccounts({ db, jobs })
  if (config.hasDebugAuth) {
    const { register } = createRegistration(accounts)
    const { checkCredentials } = createSignIn(accounts)
    const { ticketFor } = createSecondStep(accounts)
    const hasSecondStep = async (userId: string) => (await ticketFor(userId, false)) !== null
    debugAuthRoutes(app, { register, checkCredentials, hasSecondStep, openToken: sessions.openToken })
  }
  leadsRoutes(app, {
    db,
    limits,
    noteRead: (adminId, action, details) => insertLogEntry(db, { adminId, action, details }),
  })
  cleanUpLeads({ db, jobs })
  trialRoutes(app, { db })
  const keepProgress = createKeepProgress({ db })
  techniqueUsageRoutes(app, { db, keepProgress })
  lessonFeedbackRoutes(app, { db })
  cuesRoutes(app, { db })
  forumRoutes(app, { db, limits, events: forumNotices })
  foldForumTally({ db, jobs })
  notificationsRoutes(app, { db })
  const challenges = challengesFeature(app, { db, keepProgress })
  momentsRoutes(app, { db, leaveRun: challenges.leaveRun })
  weeklyReviewRoutes(app, { db, jobs, mailer, secret, appUrl: () => config.appUrl })
  const evidence = evidenceRoutes(app, { db })
  remindersFeature(app, {
    db,
    jobs,
    mailer,
    log,
    secret,
    appUrl: () => config.appUrl,
    contactEmail: addressOf(config.mailFrom),
    allowsLocalPush: config.allowsLocalPush,
    writeCalendar: calendarFile,
  })
  recommendationsRoutes(app, { db, readNextRung: challenges.readNextRung })
  progressRoutes(app, { db, readPredictions: evidence.readFigures })
  const coach = coachFeature(app, {
    db,
    jobs,
    limits,
    registry,
    config: config.coach,
    hear: startListener(app, {
      modelPath: deps.listenerModel,
      registry,
      readsReplies: config.coach !== undefined,
    }),
    listenerModel: deps.listenerModel,
    onStepDue: ({ userId, noteId }) => insertNotification(db, stepDue(userId, noteId)),
  })
  adminUsersRoutes(app, { db })
  adminOverviewRoutes(app, { db, readLeadStats: () => readLeadStats(db) })
  adminFailuresRoutes(app, { db, isKnownJob: jobs.isDefined })
  cleanUpAdminLog({ db, jobs })
  securityLogRoutes(app, { db })
  cleanUpSecurityLog({ db, jobs })
  const pageViews = pageViewsRoutes(app, { db, limits })
  analyticsRoutes(app, { db, flushPageViews: pageViews.flush })
  articleManagerRoutes(app)
  newsletterRoutes(app, {
    db,
    jobs,
    limits,
    mailer,
    secret,
    appUrl: () => config.appUrl,
    actionUrl: config.newsletterActionUrl,
    onNewSubscriber: (request, email) => insertLead(db, describeLead(request, { email, source: newsletterLeadSource })),
  })
  cleanUpNewsletter({ db, jobs, onForgotten: forgetLetterLeads })
  const payments = config.stripe ? 'card' : isDemo ? 'demo' : 'none'
  settingsRoutes(app, {
    isDemo,
    hasDebugAuth: config.hasDebugAuth,
    analyticsId: config.analyticsId ?? null,
    newsletterActionUrl: config.newsletterActionUrl ?? null,
    contactEmail: addressOf(config.mailFrom),
    payments,
    stripePublishableKey: config.stripe?.publishableKey ?? null,
    coachEngine: coach.engine,
  })

  if (site) {
    searchEngineRoutes(app, { pages: site.pages, appUrl: () => config.appUrl })
    serveSite(app, { site, sessions, settings: config, payments })
  } else app.setNotFoundHandler((_request, reply) => reply.status(404).send({ error: 'Not Found' }))
  return app
}
