import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'
import { listDueReviews } from './review-mails.ts'

const t = useTestApp({ hasJobs: true, env: { APP_URL: 'https://hearten.example' } })

const week = '2026-11-09'
const subject = 'Your week in three sentences'

type Known = { isVerified?: boolean; isOn?: boolean; timeZone?: string; hasRecords?: boolean }

async function reader({
  isVerified = true,
  isOn = true,
  timeZone = 'America/New_York',
  hasRecords = true,
}: Known = {}) {
  const person = await t.someone({ firstName: 'Zoë' })
  await t.sql('update users set email_verified = $2 where id = $1', [person.id, isVerified])
  await t.put('/api/weekly-review/mail', { as: person, body: { isOn, timeZone } })
  if (hasRecords)
    await t.sql(`insert into mood_entries (user_id, mood, day, made_on) values ($1, 2, '2026-11-10', '2026-11-10')`, [
      person.id,
    ])
  return person
}

const mailsTo = (email: string) => t.mails.filter((mail) => mail.to === email && mail.subject === subject)
const openJobs = () =>
  t.sql(`select 1 from pgboss.job where name = 'weekly-review-mail' and state in ('created', 'retry', 'active')`)

/** Queues the mail as often as several instances and hours would, and waits until all jobs are done. */
async function handIn(userId: string, { times = 1, about = week } = {}) {
  for (let nth = 0; nth < times; nth += 1)
    await t.sql(`insert into pgboss.job (name, data) values ('weekly-review-mail', $1)`, [{ userId, week: about }])
  await expect.poll(openJobs, { timeout: 30_000 }).toEqual([])
}

async function dueAt(now: string) {
  const due: string[] = []
  for await (const { userId } of listDueReviews(t.connection.db, new Date(now))) due.push(userId)
  return due
}

describe('the Sunday mail', () => {
  it('says the week in three sentences, with the way out in the text and for the mail program', async () => {
    const { id, email } = await reader()
    await handIn(id)
    const [mail] = mailsTo(email)
    expect(mail!.text).toContain('Hello Zoë,')
    expect(mail!.text).toContain('You checked in on one day. That was on Tuesday. The details are in your reports.')
    expect(mail!.text).toMatch(/https:\/\/hearten\.example\/weekly-review#token=\S+/)
    expect(mail!.headers?.['List-Unsubscribe']).toMatch(/^<https:\/\/hearten\.example\/api\/weekly-review\/stop\/\S+>$/)
    expect(mail!.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })

  it('comes once a week, however often and by however many instances it is queued', async () => {
    const person = await reader()
    await handIn(person.id, { times: 4 })
    expect(mailsTo(person.email)).toHaveLength(1)
    // Off and on again, and in another time zone: still the same week.
    await t.put('/api/weekly-review/mail', { as: person, body: { isOn: false, timeZone: 'UTC' } })
    await t.put('/api/weekly-review/mail', { as: person, body: { isOn: true, timeZone: 'Pacific/Pago_Pago' } })
    await handIn(person.id)
    expect(mailsTo(person.email)).toHaveLength(1)
    await t.sql(`update mood_entries set day = '2026-11-17', made_on = '2026-11-17' where user_id = $1`, [person.id])
    await handIn(person.id, { about: '2026-11-16' })
    expect(mailsTo(person.email)).toHaveLength(2)
  })

  it('does not come unasked, to an address nobody has proven, or about an empty week', async () => {
    for (const known of [{ isOn: false }, { isVerified: false }, { hasRecords: false }]) {
      const { id, email } = await reader(known)
      await handIn(id)
      expect(mailsTo(email), JSON.stringify(known)).toEqual([])
    }
  })

  it('is due on Sunday evening in each place, and no longer once the week was looked at', async () => {
    const [east, west] = [await reader({ timeZone: 'Asia/Tokyo' }), await reader({ timeZone: 'America/Denver' })]
    const quiet = await reader({ timeZone: 'Asia/Tokyo', hasRecords: false })
    // Tokyo 18:00, Denver 2:00.
    const sundayInTokyo = await dueAt('2026-11-15T09:00:00Z')
    expect(sundayInTokyo).toEqual(expect.arrayContaining([east.id, quiet.id]))
    expect(sundayInTokyo).not.toContain(west.id)
    // Denver 18:00, Tokyo 10:00 on Monday.
    expect(await dueAt('2026-11-16T01:00:00Z')).toEqual(expect.arrayContaining([east.id, west.id]))
    await handIn(east.id)
    await handIn(quiet.id)
    const later = await dueAt('2026-11-16T01:00:00Z')
    expect(later).not.toContain(east.id)
    expect(later).not.toContain(quiet.id)
    expect(await dueAt('2026-11-18T01:00:00Z')).toEqual([])
  })

  it('is looked for every hour', async () => {
    expect(await t.sql(`select cron from pgboss.schedule where name = 'weekly-reviews'`)).toEqual([
      { cron: '3 * * * *' },
    ])
  })
})
