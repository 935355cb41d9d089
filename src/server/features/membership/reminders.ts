import { dayMs } from '#rules/durations.ts'
import { dataKeptDays } from '#rules/membership/cancellation.ts'
import { trialDaysLeft } from '#rules/membership/trial.ts'
import type { Database } from '#server/db/database.ts'
import { eachById } from '#server/db/each-by-id.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Sync } from './events/sync.service.ts'
import {
  deleteOldEvents,
  listLongEnded,
  listTrialsEnding,
  type Member,
  noteRecordsAsked,
} from './membership.queries.ts'
import type { SendMembershipMail } from './membership-mails.ts'

const remindAtDays = [3, 1] as const
const pageSize = 500
const eventsKeptMs = 90 * dayMs

export type RemindersDeps = {
  db: Database
  jobs: Jobs
  sendMail: SendMembershipMail
  sync: Sync | undefined
  /** Passed in by app.ts: also notifies the person in the app. */
  onTrialEnding: (event: { userId: string; daysLeft: number; endsOn: Date }) => Promise<void>
}

export function createReminders({ db, jobs, sendMail, sync, onTrialEnding }: RemindersDeps) {
  async function remindOfTrials(now = new Date()) {
    const ending = eachById(pageSize, (after, limit) => listTrialsEnding(db, remindAtDays[0] * 24, after, limit))
    for await (const member of ending) await remind(member, now)
  }

  async function remind(member: Member, now: Date) {
    const endsOn = member.trialEndDate
    if (!endsOn) return
    // The latest reminder that is due: two in all, however often this runs.
    const step = trialDaysLeft(member, now) <= remindAtDays[1] ? remindAtDays[1] : remindAtDays[0]
    const facts = { kind: 'trial_ending', endsOn: endsOn.toISOString() } as const
    await sendMail({ userId: member.id, key: `trial-ending:${endsOn.toISOString()}:${step}`, facts })
    await onTrialEnding({ userId: member.id, daysLeft: step, endsOn })
  }

  async function askAboutRecords() {
    for (const member of await listLongEnded(db, dataKeptDays)) {
      await sendMail({
        userId: member.id,
        key: `records:${member.paidUntil?.toISOString()}`,
        facts: { kind: 'records' },
      })
      await noteRecordsAsked(db, member.id)
    }
  }

  jobs.define({ name: 'trial-reminders', schedule: '5 * * * *', run: () => remindOfTrials() })
  jobs.define({ name: 'ask-about-records', schedule: '40 8 * * *', run: askAboutRecords })
  jobs.define({
    name: 'membership-night',
    schedule: '20 3 * * *',
    run: async () => {
      await deleteOldEvents(db, new Date(Date.now() - eventsKeptMs))
      await sync?.reconcile()
    },
  })
  return { remindOfTrials, askAboutRecords }
}
