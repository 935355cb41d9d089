import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { JobFailure } from '#contract/admin/admin.ts'
import { useTestApp } from '#server/testing/test-app.ts'

let isMailServerUp = true
const delivered: string[] = []
const t = useTestApp({
  hasJobs: true,
  mailer: {
    async send({ to }) {
      if (!isMailServerUp) throw new Error(`550 <${to}>: Recipient address rejected`)
      delivered.push(to)
    },
  },
})

async function until<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await read()
    if (found !== undefined) return found
    await wait(50)
  }
  throw new Error('It did not happen within half a minute')
}

it('a mail that did not go out is tried again when asked, goes out once, and the log says who asked', async () => {
  const admin = await t.admin()
  await until(async () => (delivered.includes(admin.email) ? true : undefined))
  const listed = async () => (await t.get('/api/admin/failures', { as: admin })).json() as JobFailure[]
  const find = (matches: (failure: JobFailure) => boolean) => until(async () => (await listed()).find(matches))
  const retry = (id: string) => t.post(`/api/admin/failures/${id}/retry`, { as: admin })

  isMailServerUp = false
  const person = await t.someone()
  const failure = await find(({ state }) => state === 'waiting')
  expect(failure).toMatchObject({ name: 'account-mail', isMail: true, tries: 1, canRetry: true })
  // The addressee is not shown, because opening this list is not logged.
  expect(failure.reason).toBe('550 <(an address)>: Recipient address rejected')
  await t.sql('update pgboss.job set retry_limit = 1 where id = $1', [failure.id])

  await retry(failure.id)
  const givenUp = await find(({ state }) => state === 'given_up')
  expect(givenUp).toMatchObject({ id: failure.id, tries: 2, canRetry: true })

  isMailServerUp = true
  await retry(failure.id)
  await until(async () => ((await listed()).length === 0 ? true : undefined))
  // A retry after it succeeded does not send it twice.
  expect((await retry(failure.id)).statusCode).toBe(200)
  expect(delivered).toEqual([admin.email, person.email])
  const log = await t.sql(`select admin_id, details from admin_log where action = 'retry_job'`)
  expect(log).toEqual([1, 2].map(() => ({ admin_id: admin.id, details: { job: 'account-mail' } })))
})
