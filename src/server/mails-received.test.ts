import { afterAll, describe, expect, it } from 'vitest'
import { createMailer } from '#server/platform/jobs/mailer.ts'
import { startPaying } from '#server/testing/environments.ts'
import { startInbox } from '#server/testing/smtp-inbox.ts'
import { createStripeDouble } from '#server/testing/stripe-double.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const inbox = await startInbox()
const stripe = createStripeDouble()
const t = useTestApp({
  hasJobs: true,
  mailer: createMailer({ smtpUrl: inbox.url, from: 'Hearten <hello@hearten.example>', outboxDir: '' }),
  env: {
    APP_URL: 'https://hearten.example',
    ...(await startPaying(stripe)),
  },
})
afterAll(async () => {
  await stripe.stop()
  await inbox.stop()
})

const deliver = (event: ReturnType<typeof stripe.event>) =>
  t.app.inject({ method: 'POST', url: '/api/webhooks/stripe', ...event })

async function payingMember() {
  const person = await t.someone({ firstName: 'Zoë <b>' })
  const body = { planType: 'premium', billingType: 'monthly' }
  await t.post('/api/create-checkout-session', { as: person, body })
  stripe.pay(stripe.sessions.at(-1)!.id)
  await t.post('/api/membership/refresh', { as: person })
  return { person, subscription: stripe.subscriptions.at(-1)! }
}

type Kind = { occasion: () => Promise<Someone>; subject: string | RegExp; says: string | RegExp; leadsTo: string }

const kinds: Record<string, Kind> = {
  welcome: {
    occasion: () => t.someone({ firstName: 'Zoë <b>' }),
    subject: 'Please confirm your address',
    says: 'Your account is ready',
    leadsTo: '/verify-email#token=',
  },
  verification: {
    async occasion() {
      const person = await t.someone({ firstName: 'Zoë <b>' })
      await received(person, 'Your account is ready')
      await t.post('/api/auth/resend-verification', { as: person })
      return person
    },
    subject: 'Please confirm your address',
    says: 'Here is the link you asked for',
    leadsTo: '/verify-email#token=',
  },
  reset: {
    async occasion() {
      const person = await t.someone({ firstName: 'Zoë <b>' })
      await t.post('/api/auth/forgot-password', { body: { email: person.email } })
      return person
    },
    subject: 'Your link to choose a new password',
    says: 'asked for a new password',
    leadsTo: '/reset-password#token=',
  },
  'trial ending': {
    async occasion() {
      const person = await t.someone({ firstName: 'Zoë <b>' })
      await t.post('/api/trial/start', { as: person, body: {} })
      await t.sql(`update users set trial_end_date = now() + interval '70 hours' where id = $1`, [person.id])
      await t.sql(`insert into pgboss.job (name, data) values ('trial-reminders', '{}')`)
      return person
    },
    subject: /^Your trial ends on [A-Z][a-z]+ \d+, \d{4}$/,
    says: 'Nothing is charged and nothing renews on its own.',
    leadsTo: '/pricing',
  },
  'the Sunday review': {
    async occasion() {
      const person = await t.someone({ firstName: 'Zoë <b>' })
      await t.sql('update users set email_verified = true where id = $1', [person.id])
      await t.put('/api/weekly-review/mail', { as: person, body: { isOn: true, timeZone: 'UTC' } })
      await t.sql(`insert into technique_usage (user_id, technique_id, duration_minutes) values ($1, 'x', 3)`, [
        person.id,
      ])
      await t.sql(
        `insert into pgboss.job (name, data) select 'weekly-review-mail',
         jsonb_build_object('userId', $1::text, 'week', to_char(date_trunc('week', now() at time zone 'UTC'), 'YYYY-MM-DD'))`,
        [person.id],
      )
      return person
    },
    subject: 'Your week in three sentences',
    says: 'You did one exercise',
    leadsTo: '/weekly-review#token=',
  },
  receipt: {
    async occasion() {
      const { person, subscription } = await payingMember()
      const bill = { id: 'in_paid', customer: subscription.customer, amount_paid: 699, currency: 'usd' }
      await deliver(stripe.event('invoice.paid', bill))
      return person
    },
    subject: 'Your receipt',
    says: /We received \$6\.99 for Hearten monthly on .*It renews at \$6\.99\/month until you cancel\./s,
    leadsTo: '/cancel-membership',
  },
  'payment failed': {
    async occasion() {
      const { person, subscription } = await payingMember()
      subscription.status = 'past_due'
      const bill = { id: 'in_failed', customer: subscription.customer, amount_due: 699, currency: 'usd' }
      await deliver(stripe.event('invoice.payment_failed', bill))
      return person
    },
    subject: 'Your payment did not go through',
    says: /declined \$6\.99.*stays open for 7 days.*cancel-membership/s,
    leadsTo: '/account#membership',
  },
  cancellation: {
    async occasion() {
      const { person } = await payingMember()
      await t.post('/api/cancel-membership', { as: person, body: { reason: 'Other' } })
      return person
    },
    subject: 'Your membership will not renew',
    says: /You keep everything until [A-Z][a-z]+ \d+, \d{4}\. Nothing more will be charged\..*30 days/s,
    leadsTo: '/account#membership',
  },
}

async function received({ email }: Someone, says: string | RegExp) {
  const find = () =>
    inbox.received.find((mail) => mail.to?.[0]?.address === email && new RegExp(says).test(mail.text ?? ''))
  await expect.poll(find, { timeout: 15_000, interval: 50 }).toBeDefined()
  return find()!
}

describe('as received over SMTP', () => {
  it.each(Object.entries(kinds))(
    'the mail of %s says the same in both forms, under a neutral subject',
    async (_name, kind) => {
      const mail = await received(await kind.occasion(), kind.says)
      expect(mail.subject).toMatch(kind.subject)
      expect(mail.subject).not.toMatch(/anxi|social|coach|therap|confiden|mood|Hearten/i)
      expect(mail.from?.address).toBe('hello@hearten.example')
      const html = mail.html ?? ''
      const link = `https://hearten.example${kind.leadsTo}`
      expect(mail.text).toContain(link)
      expect(html).toContain(link)
      expect(mail.text).toContain('Hello Zoë <b>,')
      expect(html).toContain('Hello Zoë &lt;b&gt;,')
      expect(html).not.toMatch(/<(?:img|script|link)\b/)
      // In the HTML, the unsubscribe link is a word with the address behind it.
      for (const line of (mail.text ?? '').split('\n').filter((one) => one !== ''))
        expect(line.startsWith('https://') ? html : plain(html)).toContain(line.replace(/:$/, ''))
    },
  )
})

/** What a mail program shows of the HTML. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
