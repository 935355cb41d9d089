import { completeChallenge, startChallenge } from '#contract/challenges/challenges.ts'
import {
  completeRecommendation,
  generateRecommendations,
  listInsights,
  listRecommendations,
  refreshRecommendations,
} from '#contract/recommendations.ts'
import { recordTechniqueUsage } from '#contract/techniques.ts'
import { startTrial } from '#contract/trial.ts'
import { expectNoAxeViolations, expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { expect, test } from '../harness/test.ts'
import { toastWith } from '../steps/accounts-steps.ts'
import { findChallenges, goPremium } from '../steps/challenges-steps.ts'

test('a new member generates starters, does one, marks one complete, dismisses one, and it all stays so', async ({
  page,
  member,
  api,
}) => {
  await member()
  await goPremium(api)
  await page.goto('/recommendations')
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })
  await expect(tab('Recommendations (0 active)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Active Recommendations' })).toBeVisible()
  await tab('Insights (0)').click()
  await expect(page.getByRole('heading', { name: 'No Insights Available' })).toBeVisible()
  await tab('Completed (0)').click()
  await expect(page.getByRole('heading', { name: 'No Completed Recommendations' })).toBeVisible()
  await tab(/^Recommendations/).click()

  await page.getByRole('button', { name: 'Generate New' }).dblclick()
  const words = 'Generated 4 personalized recommendations based on your patterns.'
  await expect(toastWith(page, 'Recommendations Generated!', words)).toBeVisible()
  await expect(tab('Recommendations (4 active)')).toBeVisible()
  const cards = page.getByRole('tabpanel').getByRole('article')
  const made = await api.call(listRecommendations)
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(made.map(({ title }) => title))
  for (const [i, { reason }] of made.entries()) await expect(cards.nth(i)).toContainText(reason)
  await expect(cards.first()).toContainText('Technique · Anxiety · Beginner · 2m')
  await expect(cards.first()).toContainText('Today')
  await expectSoundAtBothSizes(page)

  await cards.first().getByRole('link', { name: 'Start it' }).click()
  await expect(page).toHaveURL(/\/energy-boost\/power-breathing$/)
  const body = { techniqueId: 'power-breathing', durationMinutes: 2, completed: true, rating: 5 }
  await api.call(recordTechniqueUsage, { body })
  await page.goto('/recommendations')
  await expect(tab('Completed (1)')).toBeVisible()
  await expect(tab('Recommendations (3 active)')).toBeVisible()

  const challenge = page.getByRole('article', { name: 'Say good morning first' })
  await challenge.getByRole('button', { name: 'Mark Complete' }).press('Enter')
  await expect(challenge).toHaveCount(0)
  await expect(tab('Recommendations (2 active)')).toBeFocused()
  await page.getByRole('article', { name: 'The first ten minutes' }).getByRole('button', { name: 'Dismiss' }).click()
  await expect(tab('Recommendations (1 active)')).toBeVisible()
  await tab('Completed (2)').click()
  const help = page.getByRole('radiogroup', { name: 'Did it help? Say good morning first' })
  await help.getByRole('radio', { name: 'Yes' }).check()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(toastWith(page, 'Recommendations Refreshed!')).toBeVisible()
  await page.reload()
  await tab('Completed (2)').click()
  await expect(help.getByRole('radio', { name: 'Yes' })).toBeChecked()
  const after = await api.call(listRecommendations)
  expect(after.filter(({ completed }) => completed).map(({ helped }) => helped)).toContain('yes')
  expect(after.map(({ title }) => title)).not.toContain('The first ten minutes')
})

test('records become insights with their confidence, and a dismissed one is gone', async ({ page, member, api }) => {
  await member()
  await goPremium(api)
  for (const { id } of (await findChallenges(api, { category: 'phone_calls' })).slice(0, 5)) {
    const before = { anxietyBefore: 8, fear: 'They hang up on me.', certaintyBefore: 80 }
    const { completionId } = await api.call(startChallenge, { params: { challengeId: id }, body: before })
    const end = { anxietyAfter: 4, rating: 4, outcome: 'no', certaintyAfter: 40 }
    await api.call(completeChallenge, { params: { completionId }, body: end })
  }
  await page.goto('/recommendations')
  await page.getByRole('button', { name: 'Generate New' }).click()
  await page.getByRole('tab', { name: /^Insights \([1-9]/ }).click()
  const insights = await api.call(listInsights)
  expect(insights.length).toBeGreaterThan(2)
  for (const { title, description, confidence, recordCount } of insights) {
    const card = page.getByRole('article', { name: title })
    await expect(card).toContainText(`${Math.round(confidence * 100)}% confidence`)
    await expect(card).toContainText(description)
    await expect(card).toContainText(`From ${recordCount} of your own records`)
  }
  await expectNoAxeViolations(page)
  const gone = page.getByRole('article', { name: 'What you feared did not happen 5 of 5 times' })
  await gone.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('tab', { name: `Insights (${insights.length - 1})` })).toBeFocused()
  await page.reload()
  await page.getByRole('tab', { name: `Insights (${insights.length - 1})` }).click()
  await expect(gone).toHaveCount(0)
})

test('every kind of refusal has its own message, and what could not be saved is undone', async ({
  page,
  member,
  api,
  pageWatch,
}) => {
  pageWatch.tolerate(/status of 500/)
  await member()
  await goPremium(api)
  await api.call(generateRecommendations)
  await page.goto('/recommendations')
  await expect(page.getByRole('tab', { name: 'Recommendations (4 active)' })).toBeVisible()

  const refusals = [
    [401, {}, 'Please Sign In', 'You need to be signed in to generate personalized recommendations.'],
    [403, { trialExpired: true }, 'Trial Expired', 'Your free trial has expired. Please upgrade to continue using AI'],
    [403, { requiresUpgrade: true }, 'Premium Feature', 'AI-powered recommendations require an active subscription.'],
    [403, { message: 'Not on your plan.' }, 'Subscription Required', 'Not on your plan.'],
    [500, {}, 'Error', 'Failed to generate recommendations. Please try again.'],
  ] as const
  for (const [status, json, title, description] of refusals) {
    await page.route(`**${generateRecommendations.path}`, (route) =>
      route.fulfill({ status, json: { message: 'No.', ...json } }),
    )
    await page.getByRole('button', { name: 'Generate New' }).click()
    await expect(toastWith(page, title, description)).toBeVisible()
    await page.unroute(`**${generateRecommendations.path}`)
  }
  await page.route(`**${refreshRecommendations.path}`, (route) => route.abort())
  pageWatch.tolerate(/net::ERR_FAILED/)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(toastWith(page, 'Failed to refresh recommendations. Please try again.')).toBeVisible()

  await page.route(`**${completeRecommendation.path.replace(':recommendationId', '*')}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'No.' } }),
  )
  const card = page.getByRole('article', { name: 'Power Breathing' })
  await card.getByRole('button', { name: 'Mark Complete' }).click()
  await expect(toastWith(page, 'That was not marked complete, so it is back in the list.')).toBeVisible()
  await expect(card).toBeVisible()

  let status = 500
  await page.route(`**${listRecommendations.path}`, (route) => route.fulfill({ status, json: { message: 'No.' } }))
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Loading your recommendations' })).toBeAttached()
  await expect(page.getByRole('alert').filter({ hasText: 'Your recommendations did not load' })).toBeVisible()
  for (const [next, name, link] of [
    [403, 'Premium Feature', ['Upgrade Account', '/pricing']],
    [401, 'Sign In Required', ['Sign In', '/auth']],
  ] as const) {
    status = next
    await page.reload()
    const region = page.getByRole('region', { name })
    await expect(region.getByRole('link', { name: link[0] })).toHaveAttribute('href', link[1])
  }
})

test('a visitor sees the teaser, a free member the card, and Retry opens what was just bought', async ({
  page,
  member,
  api,
}) => {
  await page.goto('/recommendations')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  const signUp = page.getByRole('link', { name: 'Sign Up for Premium' })
  await expect(signUp).toHaveAttribute('href', '/auth?action=subscribe')

  await member()
  await page.reload()
  const card = page.getByRole('region', { name: 'Premium Feature' })
  await expect(card.getByRole('link', { name: 'Upgrade Account' })).toHaveAttribute('href', '/pricing')
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await card.getByRole('button', { name: 'Retry' }).click()
  await expect(card).toBeVisible()
  await api.call(startTrial, { body: {} })
  await card.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('tab', { name: 'Recommendations (0 active)' })).toBeVisible()
})
