import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  type AdminAnalytics,
  type AdminUser,
  type JobFailure,
  readAdminAnalytics,
  searchUsers,
} from '#contract/admin/admin.ts'
import { countPageView, type LeadStats, listPageViews, readLeadStats } from '#contract/admin/analytics.ts'
import { recordLead } from '#contract/admin/leads.ts'
import { subscribe } from '#contract/newsletter.ts'
import { expectNoAxeViolations, expectSoundAtBothSizes } from './harness/accessibility.ts'
import { somebody } from './harness/people.ts'
import { expect, test } from './harness/test.ts'
import { confirmDialog, confirmIt, toastWith } from './steps/accounts-steps.ts'

/** The reply the screen itself received, because other journeys constantly add people and leads. */
async function openAndHear<Reply>(page: Page, address: string, call: { path: string }): Promise<Reply> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === call.path),
    page.goto(address),
  ])
  return (await answer.json()) as Reply
}

const cardOf = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

test('a visitor is asked to sign in, a member is told whom the pages are for', async ({ page, member }) => {
  for (const address of ['/admin', '/analytics']) {
    await page.goto(address)
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible()
    await expect(page).toHaveURL(address)
  }
  await member()
  for (const address of ['/admin', '/analytics']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This page is for administrators' })).toBeVisible()
  }
})

test('marketing analytics: figures, sources, the 20 latest leads, older ones and the file', async ({
  page,
  admin,
  api,
  pageWatch,
}) => {
  pageWatch.tolerate(/status of 403/)
  const { email } = somebody()
  for (let n = 0; n < 21; n += 1) {
    const body = { email: `${n}.${email}`, source: `flyer-${email}`, campaign: '=SUM(A1)' }
    await api.call(recordLead, { body: n === 20 ? { ...body, referrer: 'https://blog.example.org/post?q=x' } : body })
  }
  await admin()
  const stats = await openAndHear<LeadStats>(page, '/analytics', readLeadStats)
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing Analytics' })).toBeVisible()
  await expect(cardOf(page, 'Total Leads')).toContainText(stats.total.toLocaleString('en-US'))
  await expect(cardOf(page, 'Conversions')).toContainText(stats.converted.toLocaleString('en-US'))
  await expect(cardOf(page, 'Conversion Rate')).toContainText(`${stats.conversionRate}%`)

  const sources = page.getByRole('region', { name: 'Traffic Sources' })
  await expect(sources.getByRole('listitem').filter({ hasText: `flyer-${email}` })).toContainText('21 leads')
  const recent = page.getByRole('region', { name: 'Recent Leads' })
  await expect(recent.getByRole('listitem')).toHaveCount(20)
  const latest = recent.getByRole('listitem').filter({ hasText: `20.${email}` })
  await expect(latest).toContainText('Campaign: =SUM(A1)')
  await expect(latest).toContainText('Today')
  await expect(latest.getByRole('link')).toHaveAttribute('href', 'https://blog.example.org/post')
  await expectSoundAtBothSizes(page)

  await recent.getByRole('button', { name: 'Older' }).click()
  await expect(recent.getByText('Page 2')).toBeVisible()
  await expect(latest).toHaveCount(0)
  await page.reload()
  await expect(recent.getByText('Page 2')).toBeVisible()
  await page.goBack()
  await expect(latest).toBeVisible()
  await page.goto('/analytics?page=9999')
  await recent.getByRole('button', { name: 'To the first page' }).click()
  await expect(latest).toBeVisible()
  await expect(page).toHaveURL('/analytics')

  const button = recent.getByRole('button', { name: 'Download CSV' })
  await button.click()
  await confirmDialog(page).getByRole('button', { name: 'Leave it' }).click()
  await expect(toastWith(page, 'Nothing was downloaded')).toBeVisible()
  await expect(button).toBeFocused()
  await button.click()
  await expectSoundAtBothSizes(page)
  await confirmDialog(page).getByLabel('Your password', { exact: true }).fill('not the right one')
  await page.keyboard.press('Enter')
  await expect(confirmDialog(page).getByText('That is not your current password.')).toBeVisible()
  const download = page.waitForEvent('download')
  await confirmIt(page)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^hearten-leads-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`"20.${email}","flyer-${email}","'=SUM(A1)"`)
})

test('the dashboard: five figures, trial signups, newsletter leads, the funnel, opened pages', async ({
  page,
  member,
  admin,
  api,
}) => {
  const person = await member({ lastName: 'Trialing' })
  await api.send('POST', '/api/trial/start', {})
  const reader = somebody()
  await api.call(subscribe, { body: { email: reader.email } })
  await api.call(countPageView, { body: { path: '/help-now' } })
  await admin()
  const { users, leads } = await openAndHear<AdminAnalytics>(page, '/admin', readAdminAnalytics)
  const figures = {
    'Total Users': users.totalUsers,
    'Trial Users': users.trialUsers,
    'Active Users': users.activeUsers,
  }
  for (const [label, value] of Object.entries(figures))
    await expect(cardOf(page, label)).toContainText(value.toLocaleString('en-US'))
  await expect(cardOf(page, 'Recent Signups')).toContainText(users.recentSignups.toLocaleString('en-US'))
  await expect(cardOf(page, 'Lead Conversion Rate')).toContainText(`${leads.conversionRate}%`)

  const trials = page.getByRole('region', { name: 'Recent Trial Signups' })
  await expect(trials.getByRole('listitem').filter({ hasText: person.email })).toContainText('Maya Trialing')
  expect(await trials.getByRole('listitem').count()).toBeLessThanOrEqual(10)
  const letters = page.getByRole('region', { name: 'Newsletter Leads' })
  await expect(letters.getByRole('listitem').filter({ hasText: reader.email })).toContainText('Today')
  const funnel = page.getByRole('region', { name: 'Conversion Summary' })
  await expect(funnel.getByRole('listitem')).toHaveText([/^Leads/, /^Accounts/, /^Trials/, /^Active/])
  await expect(page.getByRole('region', { name: 'Most opened pages' })).toContainText('/help-now')
  const counted = await api.call(listPageViews)
  expect(counted.find(({ path }) => path === '/help-now')?.views).toBeGreaterThan(0)
  await expectSoundAtBothSizes(page)

  await page.getByRole('tab', { name: 'Operations' }).click()
  const preview = page.getByRole('region', { name: 'Letters to readers' })
  await preview.getByText('1. Two words, first').click()
  await expect(preview.getByText('Going first is the hard half.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Forum moderation' })).toContainText(/waiting for review/)
  await expect(page.getByRole('link', { name: 'Open moderation' })).toHaveAttribute('href', '/moderation')
  await expect(page.getByRole('region', { name: 'Cancellation requests' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Job and mail failures' })).toBeVisible()
})

test('an account is found, disabled, enabled, made an admin and back, and its trial extended; the log shows all of it', async ({
  page,
  admin,
  anotherDevice,
  pageWatch,
}) => {
  pageWatch.tolerate(/status of 403/)
  const their = await anotherDevice()
  const { email, ...known } = somebody({ firstName: 'Noor', lastName: `Haddad-${Date.now()}` })
  await their.api.send('POST', '/api/register', { email, ...known })
  const name = `${known.firstName} ${known.lastName}`
  await admin()
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'People' }).click()
  await page.getByRole('searchbox', { name: 'Name or email address' }).fill(`${known.lastName} noor`)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: email })

  async function change(button: string) {
    await row.getByRole('button', { name: `${button} ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await change('Disable')
  await expect(row).toContainText('Disabled')
  expect((await their.api.send('GET', '/api/user')).status()).toBe(403)
  await their.page.goto('/techniques')
  await expect(their.page.getByRole('heading', { name: 'You can’t go any further right now' })).toBeVisible()
  await expect(their.page.getByText('This account is switched off.')).toBeVisible()
  await change('Enable')
  await expect(row).not.toContainText('Disabled')
  expect((await their.api.send('GET', '/api/user')).status()).toBe(401)
  await their.api.send('POST', '/api/login', { email, password: known.password })
  await row.getByRole('button', { name: `Make admin ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click()
  await confirmIt(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row).toContainText('Admin')
  expect((await their.api.send('GET', '/api/admin/analytics')).status()).toBe(200)
  await change('Remove admin')
  expect((await their.api.send('GET', '/api/admin/analytics')).status()).toBe(403)

  await row.getByRole('button', { name: `Extend trial of ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Extend the trial' })
  await dialog.getByRole('radio', { name: '30 days' }).check()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Extend' }).click()
  await expect(row).toContainText('Trial until')
  await expect(row.getByRole('button', { name: `Extend trial of ${name}` })).toBeFocused()
  const user = (await (await their.api.send('GET', '/api/user')).json()) as { isPremium: boolean }
  expect(user.isPremium).toBe(true)

  await page.getByRole('tab', { name: 'Log' }).click()
  const lines = page.getByRole('region', { name: 'Log' }).getByRole('listitem').filter({ hasText: email })
  await expect(lines).toHaveText([
    /extended the trial of .* until/,
    /took the administrator role from/,
    /gave the administrator role to/,
    /switched on the account of/,
    /switched off the account of/,
  ])
  await page.getByText('Lists opened').click()
  await expect(page.getByText(/looked through the accounts, 1 row/).first()).toBeVisible()
  await expect(page).toHaveURL('/admin?tab=log&show=reads')
  const happened = page.getByRole('region', { name: 'What happened to accounts' })
  await expect(happened.getByText(/gave the administrator role/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: /Without an account/ })).not.toContainText('Loading')
  await expect(happened).not.toContainText(email)
  await expectSoundAtBothSizes(page)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Name or email address' })).toHaveValue(`${known.lastName} noor`)
  await expect(row).toBeVisible()
})

test('a list that does not load says so, with what to mention to us; what failed is tried again', async ({
  page,
  admin,
  pageWatch,
}) => {
  pageWatch.tolerate(/status of 500/)
  await admin()
  const broken = { error: 'Internal Server Error', code: 'internal', message: 'It broke.', requestId: '7KQ2-M9XA' }
  await page.route('**/api/admin/users?*', (route) => route.fulfill({ status: 500, json: broken }))
  await page.goto('/admin?tab=people')
  const people = page.getByRole('region', { name: 'People' })
  await expect(people.getByRole('alert')).toContainText('This did not load.')
  await expect(people.getByRole('alert')).toContainText('If you write to us, mention 7KQ2-M9XA.')
  await page.unroute('**/api/admin/users?*')
  const heard = page.waitForResponse((response) => new URL(response.url()).pathname === searchUsers.path)
  await people.getByRole('button', { name: 'Try again' }).click()
  const { users } = (await (await heard).json()) as { users: AdminUser[] }
  await expect(people.getByRole('listitem')).toHaveCount(users.length)

  // Whether a job is really retried is tested where jobs can be made to fail; this tests the screen.
  const failure: JobFailure = {
    id: crypto.randomUUID(),
    name: 'account-mail',
    isMail: true,
    state: 'given_up',
    canRetry: true,
    tries: 6,
    reason: 'connect ECONNREFUSED',
    failedAt: new Date().toISOString(),
  }
  let listed: JobFailure[] = [failure]
  const asked: string[] = []
  await page.route('**/api/admin/failures**', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: listed })
    asked.push(new URL(route.request().url()).pathname)
    listed = [{ ...failure, state: 'running', canRetry: false }]
    return route.fulfill({ json: { ok: true } })
  })
  await page.getByRole('tab', { name: 'Operations' }).click()
  const failures = page.getByRole('region', { name: 'Job and mail failures' })
  await expect(failures.getByRole('listitem')).toContainText('Given up')
  await expectNoAxeViolations(page)
  await failures.getByRole('button', { name: 'Try again account-mail' }).dblclick()
  await expect(failures.getByRole('listitem')).toContainText('Being tried again')
  // A second press may come very quickly; asking twice changes nothing more.
  expect(new Set(asked)).toEqual(new Set([`/api/admin/failures/${failure.id}/retry`]))
  listed = []
  await expect(failures).toContainText('Nothing failed')
})
