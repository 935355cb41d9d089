import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { reminderLetter } from '#content/mails/reminder-letter.ts'
import { lockedScreenWords } from '#content/moments/reminder-words.ts'
import { type DueReminder, dueReminders } from '#rules/moments/reminders.ts'
import type { Database } from '#server/db/database.ts'
import type { Mailer } from '#server/platform/jobs/mailer.ts'
import {
  claimDelivery,
  type Delivery,
  listUpcoming,
  noteDone,
  releaseClaim,
  type Upcoming,
} from './deliveries.queries.ts'
import { type DeviceRow, deleteDevice, listDevicesOf } from './devices.queries.ts'
import type { SendPush } from './push-sender.ts'

export type SendRemindersDeps = {
  db: Database
  mailer: Mailer
  sendPush: SendPush
  appUrl: () => string
  log: FastifyBaseLogger
}

type Due = { moment: Upcoming; reminder: DueReminder }
/** One reminder to one device or mailbox. */
type Errand = { delivery: Delivery; startsAt: Date; carry: () => Promise<'done' | 'later'> }

/** A slow push service must not delay everybody else's reminders. */
const atOnce = 16

/**
 * Sends what is due, always computed from the moments themselves: a moment that was moved or deleted leaves nothing
 * behind that could still be sent.
 */
export function createSendReminders({ db, mailer, sendPush, appUrl, log }: SendRemindersDeps) {
  return async function sendDue(now = new Date()): Promise<void> {
    const due = (await listUpcoming(db, now)).flatMap((moment) =>
      dueReminders({ ...moment, quietHours: quietHoursOf(moment) }, now).map((reminder) => ({ moment, reminder })),
    )
    if (due.length === 0) return
    const devices = await listDevicesOf(db, [...new Set(due.map(({ moment }) => moment.userId))])
    const errands = due.flatMap((one) => [
      ...devices.filter(({ userId }) => userId === one.moment.userId).map((device) => pushErrand(one, device, now)),
      ...(one.moment.wantsMail ? [mailErrand(one)] : []),
    ])
    const runNext = async () => {
      for (let next = errands.shift(); next; next = errands.shift()) await run(next)
    }
    await Promise.all(Array.from({ length: atOnce }, runNext))
  }

  async function run({ delivery, startsAt, carry }: Errand) {
    if (!(await claimDelivery(db, delivery, startsAt))) return
    const outcome = await carry().catch((err: unknown) => {
      log.warn({ err }, 'a reminder could not be sent, it will be tried again')
      return 'later' as const
    })
    await (outcome === 'done' ? noteDone(db, delivery) : releaseClaim(db, delivery))
  }

  function pushErrand({ moment, reminder }: Due, device: DeviceRow, now: Date): Errand {
    const { momentId, startsAt } = moment
    const delivery = deliveryOf({ moment, reminder }, device.id)
    const topic = topicOf(delivery)
    const message = {
      payload: { title: lockedScreenWords[reminder.kind], href: `/moments/${momentId}?phase=before`, tag: topic },
      topic,
      ttlSeconds: Math.max(0, Math.floor((reminder.until.getTime() - now.getTime()) / 1000)),
      isUrgent: reminder.kind !== 'evening',
    }
    const carry = async () => {
      const outcome = await sendPush(device, message)
      if (outcome === 'gone') await deleteDevice(db, device.userId, { id: device.id, endpoint: device.endpoint })
      if (outcome === 'refused') log.warn('a push service refused a reminder')
      return outcome === 'later' ? 'later' : 'done'
    }
    return { delivery, startsAt, carry }
  }

  function mailErrand({ moment, reminder }: Due): Errand {
    const { email, firstName, momentId, startsAt } = moment
    const delivery = deliveryOf({ moment, reminder }, 'mail')
    const carry = async () => {
      const letter = reminderLetter({ firstName, kind: reminder.kind, momentId, appUrl: appUrl() })
      // The same on every try, so that a mailbox can recognise a duplicate.
      const headers = { 'Message-ID': `<${topicOf(delivery)}@reminders.hearten>` }
      await mailer.send({ to: email, ...letter, headers })
      return 'done' as const
    }
    return { delivery, startsAt, carry }
  }
}

function deliveryOf({ moment, reminder }: Due, target: string): Delivery {
  return { userId: moment.userId, momentId: moment.momentId, kind: reminder.kind, dueAt: reminder.at, target }
}

/**
 * Identifies one reminder to push services and devices without revealing anything about it. If it is sent again after a
 * crash, it replaces the first one.
 */
function topicOf({ userId, momentId, kind, dueAt }: Delivery): string {
  const name = [userId, momentId, kind, dueAt.toISOString()].join(' ')
  return createHash('sha256').update(name).digest('base64url').slice(0, 32)
}

function quietHoursOf({ quietFrom, quietUntil }: Upcoming) {
  return quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : null
}
