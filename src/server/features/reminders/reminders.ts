import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { addPushDevice, changeReminders, readPushKey, readReminders, removePushDevice } from '#contract/reminders.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Mailer } from '#server/platform/mailer.ts'
import { serveMember } from '#server/platform/serve.ts'
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
}

/** Reminders of moments are every member's, like the moments themselves. */
export function remindersFeature(app: FastifyInstance, deps: RemindersDeps) {
  const { db, jobs, mailer, log, secret, appUrl, contactEmail, allowsLocalPush } = deps
  const readKeys = createPushKeys({ db, secret, log })
  const devices = createDevices({ db, allowsLocalPush })
  const settings = createSettings({ db, devices })
  const sendPush = createPushSender({ readKeys, contactEmail, allowsLocal: allowsLocalPush })
  const sendDue = createSendReminders({ db, mailer, sendPush, appUrl, log })

  app.addHook('onReady', async () => void (await readKeys()))
  serveMember(app, readReminders, ({ actor }) => settings.read(actor))
  serveMember(app, changeReminders, ({ actor, body }) => settings.change(actor, body))
  serveMember(app, readPushKey, async () => ({ key: (await readKeys()).publicKey }))
  serveMember(app, addPushDevice, ({ actor, body }) => devices.add(actor, body))
  serveMember(app, removePushDevice, ({ actor, body }) => devices.remove(actor, body))

  // Not tried again: in a minute the next one looks, and finds what this one left.
  jobs.define({ name: 'moment-reminders', schedule: '* * * * *', retryLimit: 0, run: () => sendDue() })
  jobs.define({ name: 'reminders-clean-up', schedule: '53 3 * * *', run: () => deleteOldDeliveries(db) })
}
