import { describe, expect, it } from 'vitest'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { createReminders } from './reminders.ts'

const t = useTestApp()

type Sent = { userId: string; key: string; facts: { kind: string } }

function reminders() {
  const sent: Sent[] = []
  const told: { userId: string; daysLeft: number }[] = []
  const { db, pool } = t.connection
  const run = createReminders({
    db,
    jobs: createJobs(pool, createLogger('silent')),
    sendMail: async (mail) => void sent.push(mail),
    sync: undefined,
    onTrialEnding: async (event) => void told.push(event),
  })
  return { ...run, sent, told }
}

async function trialEndingIn(hours: number) {
  const person = await t.someone()
  await t.sql(
    `update users set has_used_trial = true, trial_start_date = now() - interval '1 day', trial_end_date = now() + make_interval(mins => $2) where id = $1`,
    [person.id, Math.round(hours * 60)],
  )
  return person
}

describe('reminders of a trial', () => {
  it.each([
    [71.5, [3]],
    [30, [3]],
    [23.5, [1]],
    [0.5, [1]],
    [73, []],
    [-1, []],
  ])('%d hours before its end are for %j days', async (hours, days) => {
    const person = await trialEndingIn(hours)
    const { remindOfTrials, sent, told } = reminders()
    await remindOfTrials()
    const keys = sent.filter((mail) => mail.userId === person.id).map((mail) => mail.key)
    expect(keys.map((key) => Number(key.split(':').at(-1)))).toEqual(days)
    expect(told.filter((event) => event.userId === person.id).map((event) => event.daysLeft)).toEqual(days)
  })

  it('use the same key however often they run, so that one mail goes out', async () => {
    const person = await trialEndingIn(50)
    const { remindOfTrials, sent } = reminders()
    await remindOfTrials()
    await remindOfTrials()
    expect(new Set(sent.filter((mail) => mail.userId === person.id).map((mail) => mail.key)).size).toBe(1)
  })

  it('do not bother those who pay', async () => {
    const person = await trialEndingIn(20)
    await t.sql(`update users set subscription_status = 'active' where id = $1`, [person.id])
    const { remindOfTrials, sent } = reminders()
    await remindOfTrials()
    expect(sent.filter((mail) => mail.userId === person.id)).toEqual([])
  })
})

describe('records of an ended membership', () => {
  it('are asked about once per end, thirty days after it, and nothing is removed', async () => {
    const [recent, long] = [await t.someone(), await t.someone()]
    const end = (id: string, days: number) =>
      t.sql(
        `update users set subscription_status = 'canceled', paid_until = now() - make_interval(days => $2) where id = $1`,
        [id, days],
      )
    await end(recent.id, 29)
    await end(long.id, 31)
    const { askAboutRecords, sent } = reminders()
    await askAboutRecords()
    await askAboutRecords()
    expect(sent.map((mail) => mail.userId)).toEqual([long.id])
    expect(await t.sql('select 1 from users where id = $1', [long.id])).toHaveLength(1)

    await t.sql(`update users set records_asked_at = paid_until - interval '1 year' where id = $1`, [long.id])
    await askAboutRecords()
    expect(sent.map((mail) => mail.userId)).toEqual([long.id, long.id])
  })
})
