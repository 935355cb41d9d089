import { z } from 'zod'
import { securityEvents } from '#rules/accounts/security-events.ts'
import { endpoint } from '../endpoint.ts'
import { AdminPaging } from '../paging.ts'

const Event = z.enum(securityEvents)
const Times = z.int().positive()

export const OwnEvent = z.object({
  id: z.uuid(),
  event: Event,
  /** Which limit, or what was done as an administrator. */
  detail: z.string().nullable(),
  /** In words people recognise; null if no device was involved. */
  device: z.string().nullable(),
  /** How many failures within an hour this entry stands for. */
  times: Times,
  lastAt: z.iso.datetime(),
})
export type OwnEvent = z.infer<typeof OwnEvent>

export const listOwnEvents = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/user/security-log',
  summary: 'What happened to one’s own account in the last 90 days, the latest first.',
  query: AdminPaging,
  reply: z.array(OwnEvent),
})

export const AnyEvent = OwnEvent.extend({
  userId: z.uuid(),
  /** The account an administrator changed; null for all other events, and once that account is deleted. */
  aboutId: z.uuid().nullable(),
})
export type AnyEvent = z.infer<typeof AnyEvent>

export const listAllEvents = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/security-log',
  summary: 'What happened to all accounts in the last 90 days, by id, the latest first.',
  query: AdminPaging,
  reply: z.array(AnyEvent),
})

const EventsWithoutAccount = z.object({ event: Event, detail: z.string(), times: Times })

export const countEventsWithoutAccount = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/security-log/nobody',
  summary:
    'What belongs to no account, as numbers of the last 7 days: guesses at unknown addresses, limits by network.',
  reply: z.array(EventsWithoutAccount),
})
