import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import * as contract from '#contract/moments/reminders.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Mailer } from '#server/platform/jobs/mailer.ts'
import { serveMember, servePublic } from '#server/platform/serve.ts'
import { createCalendarFeed, type WriteCalendar } from './calendar-feed.ts'
import { deleteOldDeliveries } from './deliveries.queries.ts'
import { createDevices } from './devices.service.ts'
import { createPushKeys } from './push-keys.ts'
import { createPushSender } from './push-sender.ts'
import { createSendReminders } from './send-reminders.ts'
import { createSettings } from './settings.service.ts'

export type RemindersDeps = {
  db: Database
  jobs: Jobs
  mailer: Mailer
  log: FastifyBaseLogger
  secret: string
  appUrl: () => string
  contactEmail: string
  allowsLocalPush: boolean
  /** Passed in by app.ts: writing the calendar file belongs to the moments. */
  writeCalendar: WriteCalendar
}

/** Reminders are for every member, like the moments themselves. */
export function remindersFeature(app: FastifyInstance, deps: RemindersDeps) {
  const { db, jobs, mailer, log, secret, appUrl, contactEmail, allowsLocalPush, writeCalendar } = deps
  const readKeys = createPushKeys({ db, secret, log })
  const devices = createDevices({ db, allowsLocalPush })
  const feed = createCalendarFeed({ db, secret, appUrl, writeCalendar })
  const settings = createSettings({ db, devices, calendarUrl: feed.urlOf })
  const sendPush = createPushSender({ readKeys, contactEmail, allowsLocal: allowsLocalPush })
  const sendDue = createSendReminders({ db, mailer, sendPush, appUrl, log })

  app.addHook('onReady', async () => void (await readKeys()))
  serveMember(app, contract.readReminders, ({ actor }) => settings.read(actor))
  serveMember(app, contract.changeReminders, ({ actor, body }) => settings.change(actor, body))
  serveMember(app, contract.readPushKey, async () => ({ key: (await readKeys()).publicKey }))
  serveMember(app, contract.addPushDevice, ({ actor, body }) => devices.add(actor, body))
  serveMember(app, contract.removePushDevice, ({ actor, body }) => devices.remove(actor, body))
  serveMember(app, contract.renewCalendar, ({ actor, body }) => settings.setCalendar(actor, body.id ?? randomUUID()))
  serveMember(app, contract.endCalendar, ({ actor }) => settings.setCalendar(actor, null))
  servePublic(app, contract.readCalendarFeed, async ({ params, reply }) => {
    const file = await feed.read(params.token)
    return reply.type('text/calendar; charset=utf-8').send(file)
  })

  // No retries: the next run comes in a minute, and finds what this one left.
  jobs.define({ name: 'moment-reminders', schedule: '* * * * *', retryLimit: 0, run: () => sendDue() })
  jobs.define({ name: 'reminders-clean-up', schedule: '53 3 * * *', run: () => deleteOldDeliveries(db) })
}
