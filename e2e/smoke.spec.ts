import { readCurrentUser } from '#contract/accounts/accounts.ts'
import { expectNoAxeViolations } from './harness/accessibility.ts'
import { expect, test } from './harness/test.ts'

test('a visitor finds the front page and can read it', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('an unknown address is answered with 404', async ({ page }) => {
  const answer = await page.goto('/no-such-place')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('/no-such-place').first()).toBeVisible()
})

test('the server says that it is alive and has its database', async ({ api }) => {
  expect((await api.send('GET', '/healthz')).status()).toBe(200)
  expect((await api.send('GET', '/readyz')).status()).toBe(200)
})

test('the build includes what the coach knows of its examples', async ({ api }) => {
  // The coach is prepared right after the start.
  const read = async () => (await api.send('GET', '/metrics')).text()
  await expect.poll(read).toContain('coach_examples_known 1')
})

test('a new member is known to the browser they signed up in, and to no other', async ({
  api,
  member,
  anotherDevice,
}) => {
  const { email } = await member()
  expect((await api.call(readCurrentUser)).email).toBe(email)
  const other = await anotherDevice()
  expect((await other.api.send('GET', '/api/user')).status()).toBe(401)
})

test('a mutation without the marker header is refused', async ({ request }) => {
  const answer = await request.post('/api/auth/signout')
  expect(answer.status()).toBe(403)
})
