import { z } from 'zod'
import { roles, subscriptionStatuses } from '#rules/access.ts'
import { adminActions } from '#rules/accounts/admin-actions.ts'
import { adminSearchMaxLength } from '#rules/limits.ts'
import { cancellationStatuses } from '#rules/membership/cancellation.ts'
import { trialExtensionMaxDays } from '#rules/membership/trial.ts'
import { endpoint } from '../endpoint.ts'
import { Count, Done } from '../fields.ts'
import { AdminPaging } from '../paging.ts'
import { LeadStats } from './analytics.ts'

const UserId = z.object({ id: z.uuid() })

export const AdminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  subscriptionStatus: z.enum(subscriptionStatuses),
  trialEndDate: z.iso.datetime().nullable(),
  isAccountDisabled: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const searchUsers = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/users',
  summary:
    'Accounts whose name or address holds the words, the newest first. Counted up to 1,001, which stands for more than 1,000. Written to the log.',
  query: AdminPaging.extend({ q: z.string().trim().max(adminSearchMaxLength).default('') }),
  reply: z.object({ users: z.array(AdminUser), total: Count }),
})

export const disableUser = endpoint({
  access: 'admin',
  method: 'POST',
  path: '/api/admin/users/:id/disable',
  summary: 'Switch an account off: no sign-in, and its next request is refused.',
  params: UserId,
  reply: Done,
})
export const enableUser = endpoint({
  ...disableUser,
  path: '/api/admin/users/:id/enable',
  summary: 'Switch an account on again. It has to sign in anew.',
})
export const makeAdmin = endpoint({
  ...disableUser,
  path: '/api/admin/users/:id/make-admin',
  summary: 'Make somebody an administrator.',
})
export const removeAdmin = endpoint({
  ...disableUser,
  path: '/api/admin/users/:id/remove-admin',
  summary: 'Make an administrator a member again.',
})

export const extendTrial = endpoint({
  access: 'admin',
  method: 'POST',
  path: '/api/admin/users/:id/extend-trial',
  summary: `Let a trial last until a later day, at most ${trialExtensionMaxDays} days from now. Repeating it changes nothing. Not for who pays already.`,
  params: UserId,
  body: z.object({ until: z.iso.datetime('Say until when, as a date and time') }),
  reply: z.object({ trialEndDate: z.iso.datetime() }),
})

export const AdminAnalytics = z.object({
  users: z.object({
    totalUsers: Count,
    /** Currently in a trial. */
    trialUsers: Count,
    /** Paying or lifetime. */
    activeUsers: Count,
    /** Accounts created in the last 7 days. */
    recentSignups: Count,
    /** Everybody who ever started a trial, for the funnel. */
    startedTrials: Count,
  }),
  leads: LeadStats,
  /** Only counts, and never anything people wrote. */
  moments: z.object({
    /** People who ever had a moment. */
    people: Count,
    open: Count,
    closed: Count,
    /** Closed moments about which something was written afterward. */
    debriefed: Count,
    /** Added in the last 7 days. */
    recent: Count,
  }),
})
export type AdminAnalytics = z.infer<typeof AdminAnalytics>

export const readAdminAnalytics = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'How many people there are, and how many leads became one of them.',
  reply: AdminAnalytics,
})

export const TrialSignup = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  trialStartDate: z.iso.datetime(),
  subscriptionStatus: z.enum(subscriptionStatuses),
})
export type TrialSignup = z.infer<typeof TrialSignup>

export const listTrialSignups = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/trial-signups',
  summary: 'Who started a trial, the latest first. Written to the log.',
  query: AdminPaging,
  reply: z.array(TrialSignup),
})
export const exportTrialSignups = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/trial-signups/export',
  summary: 'The same, all of it, as CSV. Written to the log.',
  reply: z.string(),
})

export const Cancellation = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  reason: z.string(),
  feedback: z.string().nullable(),
  status: z.enum(cancellationStatuses),
  requestedAt: z.iso.datetime(),
  processedAt: z.iso.datetime().nullable(),
})
export type Cancellation = z.infer<typeof Cancellation>

export const listCancellations = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/cancellations',
  summary: 'Requests to end a membership, those that wait first, then the latest. Written to the log.',
  query: AdminPaging,
  reply: z.array(Cancellation),
})

export const JobFailure = z.object({
  id: z.uuid(),
  /** The job's name. */
  name: z.string(),
  isMail: z.boolean(),
  /** `waiting` jobs are tried again automatically. */
  state: z.enum(['given_up', 'waiting', 'running']),
  /** A retry now would run it sooner. */
  canRetry: z.boolean(),
  tries: Count,
  reason: z.string(),
  failedAt: z.iso.datetime(),
})
export type JobFailure = z.infer<typeof JobFailure>

export const listFailures = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/failures',
  summary: 'Jobs and mails that did not go through, the latest first.',
  query: AdminPaging,
  reply: z.array(JobFailure),
})
export const retryJob = endpoint({
  access: 'admin',
  method: 'POST',
  path: '/api/admin/failures/:id/retry',
  summary: 'Try a job again as soon as somebody is free. Repeating it changes nothing until it has failed again.',
  params: z.object({ id: z.uuid() }),
  reply: Done,
})

const Name = z.object({ firstName: z.string(), lastName: z.string() })

export const AdminLogEntry = z.object({
  id: z.uuid(),
  action: z.enum(adminActions),
  /** Null if that account is deleted, or if it was done from the terminal (then `details.by` says so). */
  admin: Name.nullable(),
  /** The account that was changed; null for lists. */
  user: Name.extend({ email: z.string() }).nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.iso.datetime(),
})
export type AdminLogEntry = z.infer<typeof AdminLogEntry>

export const readAdminLog = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/log',
  summary: 'What administrators did and which lists of people they opened, the latest first.',
  query: AdminPaging.extend({ kind: z.enum(['changes', 'reads']).optional() }),
  reply: z.array(AdminLogEntry),
})
