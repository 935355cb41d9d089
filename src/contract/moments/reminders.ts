import { z } from 'zod'
import { pushEndpointMaxLength } from '#rules/moments/reminders.ts'
import { endpoint } from '../endpoint.ts'

export const PushDevice = z.object({
  id: z.uuid(),
  /** Such as “Firefox on Windows”. */
  device: z.string(),
  /** Where push goes, for a browser to find itself in the list. */
  endpoint: z.string(),
  createdAt: z.iso.datetime(),
})
export type PushDevice = z.infer<typeof PushDevice>

const timeWords = 'A time is written like 22:00'
const Time = z.string(timeWords).regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeWords)
const Quiet = z
  .object({ from: Time, until: Time }, 'Quiet hours have a beginning and an end')
  .refine(({ from, until }) => from !== until, 'Quiet hours end at another time than they begin')

export const ReminderSettings = z.object({
  /** The one switch: nothing is sent, whatever else is chosen. */
  isStopped: z.boolean(),
  byMail: z.boolean(),
  quietHours: z.object({ from: z.string(), until: z.string() }).nullable(),
  devices: z.array(PushDevice),
  /** Where a calendar program finds one's moments, for whoever has the address; null until one is made. */
  calendarUrl: z.string().nullable(),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

export const readReminders = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/reminders',
  summary: 'How one is reminded of moments: by which devices, by mail, and when not.',
  reply: ReminderSettings,
})

export const ReminderChange = z.object({
  isStopped: z.boolean('Say whether all reminders stop').optional(),
  byMail: z.boolean('Say whether email is wanted').optional(),
  quietHours: Quiet.nullable().optional(),
})
export type ReminderChange = z.input<typeof ReminderChange>

export const changeReminders = endpoint({
  access: 'member',
  method: 'PATCH',
  path: '/api/reminders',
  summary: 'Change how one is reminded. What is left out stays.',
  body: ReminderChange,
  reply: ReminderSettings,
})

export const readPushKey = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/push/key',
  summary: 'The public key a browser needs to let this server push to it.',
  reply: z.object({ key: z.string() }),
})

const OwnId = z.uuid('The device’s id is not one').optional()
const addressWords = 'A push address is a public one that begins with https'
// Plain signs only, as every browser writes it: the database cannot keep all others.
const Address = z
  .string(addressWords)
  .regex(/^[!-~]+$/, addressWords)
  .max(pushEndpointMaxLength, addressWords)
const keyWords = 'The keys are not those of a push subscription'
const Key = z.string(keyWords).regex(/^[\w+/=-]{16,200}$/, keyWords)

/** As a browser writes a subscription, with an id that the device makes. */
export const NewPushDevice = z.object({
  /** Sending the same one again changes that device, and makes no second one. */
  id: OwnId,
  /** The same under the name that other calls have for it. */
  clientId: OwnId,
  endpoint: Address,
  keys: z.object({ p256dh: Key, auth: Key }, keyWords),
})
export type NewPushDevice = z.input<typeof NewPushDevice>

export const addPushDevice = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/push/subscriptions',
  summary: 'Let this device be reminded. The same id or address is recorded once, for whoever asked last.',
  body: NewPushDevice,
  reply: PushDevice,
  status: 201,
})

// Taking away what is not there, or not one's own, finds nothing to take away: a retry is no error.
export const removePushDevice = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/push/subscriptions',
  summary: 'Remind one device no longer, named by its id or its push address.',
  body: z
    .object({ id: OwnId, endpoint: Address.optional() })
    .refine(({ id, endpoint: address }) => id !== undefined || address !== undefined, 'Say which device'),
  reply: z.object({ wasThere: z.boolean() }),
})

// The id is half of the address: sent again after a lost reply it gives the same one, a new id a new one.
export const renewCalendar = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/reminders/calendar',
  summary: 'A private address of one’s moments for a calendar program. One made before stops working.',
  body: z.object({ id: z.uuid('The address’s id is not one').optional() }),
  reply: ReminderSettings,
  status: 201,
})

export const endCalendar = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/reminders/calendar',
  summary: 'The private address of one’s moments stops working.',
  reply: ReminderSettings,
})

export const readCalendarFeed = endpoint({
  access: 'public',
  method: 'GET',
  path: '/api/calendar/:token',
  summary: 'Somebody’s moments as a calendar, for whoever has the address.',
  params: z.object({ token: z.string().max(200) }),
  reply: z.string(),
})
