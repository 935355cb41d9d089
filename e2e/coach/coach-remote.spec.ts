import { answerCoachConsent } from '#contract/coach.ts'
import { type ProviderDouble, startProviderDouble } from '#server/features/coach/testing/hostile-provider.ts'
import { testOnOwnServer } from '../harness/own-server.ts'
import { expect } from '../harness/test.ts'
import { field, openCoach, saidByCoach, saidByYou, signUpForCoach } from '../steps/coach-steps.ts'

let provider: ProviderDouble

/** The product with a provider that writes the replies. */
const test = testOnOwnServer(async () => {
  provider = await startProviderDouble()
  const variables = {
    COACH_BASE_URL: provider.baseUrl,
    COACH_API_KEY: 'a key of nobody',
    COACH_MODEL: 'double',
  }
  return { variables, stop: () => provider.close() }
})

test('nothing is shown before a reply is complete and checked; Stop puts the message back into the field', async ({
  page,
  member,
  api,
  pageWatch,
}) => {
  pageWatch.tolerate(/ERR_/)
  // Slow enough that the test can always stop it in time.
  const text = `The first minute is the hardest one. ${'You could say a little more about that. '.repeat(20)}`
  provider.will({ kind: 'says', text, pieceMs: 400 })
  await signUpForCoach(member, api)
  await openCoach(page)
  await field(page).fill('the dinner with my team is tonight')
  await field(page).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Let .+ answer$/ })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'WingMate is writing' })).toHaveCount(1)
  await expect(saidByCoach(page).last()).not.toContainText('The first minute')

  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('the dinner with my team is tonight')
  await expect(saidByYou(page)).toHaveCount(0)
  await expect.poll(() => provider.counts().open).toBe(0)

  provider.will({ kind: 'says', text: 'Good to have you back. Bring one small question for the table.' })
  await field(page).press('Enter')
  await expect(saidByCoach(page).last()).toContainText('Bring one small question for the table.')
})

test('a provider that hangs is replaced by the built-in coach', async ({ page, member, api }) => {
  provider.will({ kind: 'hangs', text: 'Half a sen' })
  await signUpForCoach(member, api)
  await api.call(answerCoachConsent, { body: { granted: true } })
  await openCoach(page)
  await field(page).fill('the dinner with my team is tonight')
  await field(page).press('Enter')
  await expect(saidByCoach(page)).toHaveCount(2)
  await expect(saidByCoach(page).last()).toContainText('Built-in coach')
  await expect(saidByCoach(page).last()).not.toContainText('Half a sen')
})
