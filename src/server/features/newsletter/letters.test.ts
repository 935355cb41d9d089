import { describe, expect, it } from 'vitest'
import { readerLetters } from '#content/mails/reader-letters.ts'
import type { Mail } from '#server/platform/jobs/mailer.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({ hasJobs: true })

const tokenIn = ({ text }: Mail, what: 'confirm' | 'leave') => new RegExp(`#${what}=(\\S+)`).exec(text)?.[1] ?? ''
const subjectsTo = (email: string) => t.mails.filter((mail) => mail.to === email).map(({ subject }) => subject)
const runLetters = () => t.sql(`insert into pgboss.job (name, data) values ('newsletter-letters', '{}')`)
const openJobs = () =>
  t.sql(
    `select 1 from pgboss.job where name in ('newsletter-letters', 'newsletter-mail') and state in ('created', 'retry', 'active')`,
  )

async function reader(email: string) {
  await t.post('/api/newsletter', { body: { email } })
  const mail = await t.waitForMail(email, 'Please confirm: the letter you asked for')
  await t.post('/api/newsletter/confirm', { body: { token: tokenIn(mail, 'confirm') } })
  await t.waitForMail(email, 'The first one')
  return { email, unsubscribeToken: tokenIn(mail, 'leave') }
}

const rowOf = async (email: string) =>
  (await t.sql('select * from newsletter_subscribers where email = $1', [email]))[0] as Record<string, unknown>

/** Moves this reader two weeks ahead; returns once everything due has been sent. */
async function twoWeeksLater(email: string) {
  await t.sql(`update newsletter_subscribers set next_letter_at = now() - interval '1 minute' where email = $1`, [
    email,
  ])
  await runLetters()
  await expect.poll(openJobs, { timeout: 30_000 }).toEqual([])
}

describe('the letters', () => {
  it('start two weeks after somebody confirmed, and come in order, each once, with the way out', async () => {
    const { email } = await reader('order@example.com')
    await runLetters()
    await expect.poll(openJobs, { timeout: 30_000 }).toEqual([])
    expect(subjectsTo(email)).not.toContain(readerLetters[0]!.subject)

    await twoWeeksLater(email)
    await runLetters()
    await expect.poll(openJobs, { timeout: 30_000 }).toEqual([])
    await twoWeeksLater(email)
    expect(subjectsTo(email).slice(-2)).toEqual([readerLetters[0]!.subject, readerLetters[1]!.subject])
    const letter = t.mails.findLast((mail) => mail.to === email)!
    expect(letter.text).toContain(readerLetters[1]!.paragraphs[0])
    expect(tokenIn(letter, 'leave')).not.toBe('')
    expect(letter.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })

  it('stop for whoever leaves, and go on after the last one for whoever comes back', async () => {
    const { email, unsubscribeToken } = await reader('back@example.com')
    await twoWeeksLater(email)
    await t.post(`/api/newsletter/unsubscribe/${unsubscribeToken}`)
    expect(await rowOf(email)).toMatchObject({ is_active: false, next_letter_at: null, letters_sent: 1 })
    await twoWeeksLater(email)
    expect(subjectsTo(email).at(-1)).toBe(readerLetters[0]!.subject)

    await t.sql(`update newsletter_subscribers set is_active = true, unsubscribed_at = null where email = $1`, [email])
    await twoWeeksLater(email)
    expect(subjectsTo(email).at(-1)).toBe(readerLetters[1]!.subject)
  })

  it('end with the last one', async () => {
    const { email } = await reader('end@example.com')
    await t.sql('update newsletter_subscribers set letters_sent = $2 where email = $1', [
      email,
      readerLetters.length - 1,
    ])
    await twoWeeksLater(email)
    expect(subjectsTo(email).at(-1)).toBe(readerLetters.at(-1)!.subject)
    const before = subjectsTo(email).length
    await twoWeeksLater(email)
    expect(subjectsTo(email)).toHaveLength(before)
  })

  it('are handed out once a day, by the clock', async () => {
    expect(await t.sql(`select cron from pgboss.schedule where name = 'newsletter-letters'`)).toHaveLength(1)
  })
})
