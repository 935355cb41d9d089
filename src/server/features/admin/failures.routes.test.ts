import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobFailure } from '#contract/admin/admin.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { findJobForChange } from './failures.queries.ts'

// Without workers, so that planted jobs stay as they are.
const t = useTestApp()
const olderJob = 'a-job-of-an-older-version'

beforeAll(() => t.sql(`select pgboss.create_queue($1, '{"policy":"standard"}')`, [olderJob]))

type State = 'created' | 'retry' | 'active' | 'completed' | 'failed'

/** Tried three times, most recently an hour ago, and due again tomorrow. */
async function plant(name: string, state: State, output: object = { message: 'Planted' }) {
  const [row] = await t.sql(
    `insert into pgboss.job (name, state, retry_count, retry_limit, output, started_on, completed_on, start_after, keep_until)
     values ($1, $2, 2, 2, $3, now() - interval '1 hour', $4, now() + interval '1 day', now() + interval '1 minute')
     returning id`,
    [name, state, output, state === 'failed' ? new Date(Date.now() - 3_600_000) : null],
  )
  return String(row?.id)
}

const retry = (id: string, as?: Someone) => t.post(`/api/admin/failures/${id}/retry`, { as })
const logOfRetries = () => t.sql(`select admin_id, details from admin_log where action = 'retry_job'`)

describe('the list', () => {
  it('shows what is given up, waits or runs again, with the reason, and nothing that went well', async () => {
    const admin = await t.admin()
    await plant('leads-clean-up', 'failed')
    await plant('account-mail', 'retry', { message: 'connect ECONNREFUSED' })
    await plant('forum-tally', 'active', { value: { message: 'job failed by timeout in active state' } })
    await plant('newsletter-mail', 'completed')
    await plant('newsletter-mail', 'created')
    await plant(olderJob, 'failed', {})
    const listed = (await t.get('/api/admin/failures', { as: admin })).json() as JobFailure[]
    const found = Object.fromEntries(listed.map(({ id: _, failedAt: __, ...failure }) => [failure.name, failure]))
    const tried = { tries: 3, isMail: false }
    expect(found).toEqual({
      'leads-clean-up': { ...tried, name: 'leads-clean-up', state: 'given_up', canRetry: true, reason: 'Planted' },
      'account-mail': {
        ...tried,
        name: 'account-mail',
        isMail: true,
        state: 'waiting',
        canRetry: true,
        reason: 'connect ECONNREFUSED',
      },
      'forum-tally': {
        ...tried,
        name: 'forum-tally',
        state: 'running',
        canRetry: false,
        reason: 'job failed by timeout in active state',
      },
      [olderJob]: { ...tried, name: olderJob, state: 'given_up', canRetry: false, reason: 'No reason was kept.' },
    })
  })

  it('remembers what was tidied away, which cannot be tried again', async () => {
    const admin = await t.admin()
    const id = await plant('accounts-clean-up', 'failed')
    const columns = `id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, start_after,
      started_on, expire_in, created_on, completed_on, keep_until, policy, output`
    await t.sql(`insert into pgboss.archive (${columns}) select ${columns} from pgboss.job where id = $1`, [id])
    await t.sql('delete from pgboss.job where id = $1', [id])
    const listed = (await t.get('/api/admin/failures', { as: admin })).json() as JobFailure[]
    expect(listed.find((failure) => failure.id === id)).toMatchObject({ state: 'given_up', canRetry: false })
    expect((await retry(id, admin)).statusCode).toBe(404)
  })
})

describe('another try', () => {
  it.each(['failed', 'retry'] as const)(
    'puts one that is "%s" in line once, however many ask at once',
    async (state) => {
      const [first, second] = [await t.admin(), await t.admin()]
      const before = (await logOfRetries()).length
      const id = await plant('trial-reminders', state)
      const replies = await Promise.all([retry(id, first), retry(id, second), retry(id, first)])
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect((await logOfRetries()).slice(before)).toEqual([
        { admin_id: expect.any(String), details: { job: 'trial-reminders' } },
      ])
      // One more try, now, and kept long enough for it.
      const [job] = await t.sql(
        `select state::text, start_after <= now() as "isDue", retry_limit - retry_count as left, completed_on,
         keep_until > now() + interval '13 days' as "isKept" from pgboss.job where id = $1`,
        [id],
      )
      const left = state === 'failed' ? 1 : 0
      expect(job).toEqual({ state: 'retry', isDue: true, left, completed_on: null, isKept: true })
    },
  )

  it('sees that somebody else was faster, even when it began to ask before them', async () => {
    const admin = await t.admin()
    const id = await plant('trial-reminders', 'retry')
    await t.connection.db.transaction(async (earlier) => {
      await earlier.execute(sql`select now()`)
      await retry(id, admin)
      expect(await findJobForChange(earlier, id)).toMatchObject({ state: 'retry', isPaused: false })
    })
  })

  it('leaves alone what is being done or was done, and what nothing does any more', async () => {
    const admin = await t.admin()
    const before = await logOfRetries()
    for (const state of ['active', 'completed', 'created'] as const) {
      const id = await plant('leads-clean-up', state)
      expect((await retry(id, admin)).statusCode, state).toBe(200)
      expect(await t.sql('select state::text from pgboss.job where id = $1', [id])).toEqual([{ state }])
    }
    expect((await retry(await plant(olderJob, 'failed'), admin)).statusCode).toBe(409)
    expect(await logOfRetries()).toEqual(before)
  })

  it('is for administrators, and for jobs there are', async () => {
    const id = await plant('leads-clean-up', 'failed')
    expect((await retry(id)).statusCode).toBe(401)
    expect((await retry(id, await t.premium())).statusCode).toBe(403)
    const admin = await t.admin()
    expect((await retry('00000000-0000-4000-8000-000000000000', admin)).statusCode).toBe(404)
    expect((await retry('not-an-id', admin)).statusCode).toBe(400)
    expect(await t.sql('select state::text from pgboss.job where id = $1', [id])).toEqual([{ state: 'failed' }])
  })
})
