import {
  completeChallenge,
  readChallengeOverview,
  readEvidence,
  startChallenge,
} from '#contract/challenges/challenges.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, test } from '../harness/test.ts'
import { signIn, toastWith } from '../steps/accounts-steps.ts'
import {
  card,
  findChallenges,
  goPremium,
  openChallenge,
  openChallenges,
  press,
  slide,
  startWithout,
} from '../steps/challenges-steps.ts'

test('a challenge is predicted, started, left, picked up on another device, completed, and shown on the wall', async ({
  page,
  member,
  api,
  anotherDevice,
}) => {
  const person = await member()
  await goPremium(api)
  const [challenge, similar] = await findChallenges(api, { category: 'phone_calls' })
  const { title, points, instructions, tips } = challenge!
  await openChallenges(page, '?category=phone_calls')
  await expect(page.getByText('0 points so far.')).toBeVisible()
  const dialog = await openChallenge(page, title)
  await dialog.getByLabel('What do you fear will happen?').fill('They hang up on me.')
  await slide(dialog, 'How sure are you?', 70)
  await dialog.getByLabel('One safety habit to leave out').selectOption({ label: 'Talking fast to get it over with' })
  await expectNoAxeViolations(page)
  await press(dialog, 'Next')
  await expect(dialog.getByRole('region', { name: 'Before: how you feel' })).toBeFocused()
  await expect(dialog.getByText('You predict: “They hang up on me.” (70% sure)')).toBeVisible()
  await slide(dialog, 'How anxious right now?', 8)
  await press(dialog, 'Start Challenge')
  await expect(dialog.getByRole('region', { name: 'Do it' }).getByRole('listitem')).toHaveText([
    ...instructions.map((line, i) => `${i + 1}${line}`),
    ...tips,
  ])
  await press(dialog, 'Not yet')
  await expect(dialog).toHaveCount(0)
  await expect(card(page, title).getByRole('link')).toBeFocused()
  await expect(card(page, title).getByText('Started')).toBeVisible()

  const other = await anotherDevice()
  await other.page.goto('/challenges?category=phone_calls')
  await signIn(other.page, person)
  await other.page.getByRole('region', { name: 'Started' }).getByRole('link', { name: 'Pick it up' }).click()
  const again = other.page.getByRole('dialog', { name: title })
  await expect(again).toContainText('“They hang up on me.” (70% sure)')
  await expect(again).toContainText('8 of 10')
  await press(again, 'Continue')
  await press(again, 'I Completed the Challenge')
  await again
    .getByRole('radiogroup', { name: /^Did it happen/ })
    .getByText('No')
    .click()
  await slide(again, 'How sure would you be next time?', 60)
  await again
    .getByRole('radiogroup', { name: /Talking fast/ })
    .getByText('Partly')
    .click()
  await again.getByLabel('One line you learned').fill('She waited for me to finish.')
  await press(again, 'Next')
  await slide(again, 'How anxious are you now?', 3)
  await slide(again, 'How was this challenge for you?', 5)
  await again.getByLabel('Notes').fill('Called from the stairwell.')
  await again.getByRole('button', { name: 'Complete Challenge' }).dblclick()
  await expect(toastWith(other.page, 'Challenge Complete! 🎉', `You earned ${points} points!`)).toBeVisible()
  await expect(again).toHaveCount(0)
  await expect(other.page.getByText(`${points} points so far. They only go up.`)).toBeVisible()
  await expect(card(other.page, title).getByText('Completed')).toBeVisible()
  expect(await api.call(readChallengeOverview)).toMatchObject({ points, completedChallenges: 1, openRuns: [] })

  await other.page.getByRole('tab', { name: 'Evidence wall' }).click()
  const sentence = 'Your fear came true 0 of 1 time; certainty 70 → 60.'
  await expect(other.page.getByRole('heading', { name: sentence })).toBeVisible()
  await expect(other.page.getByRole('article', { name: title })).toContainText('“She waited for me to finish.”')
  await other.page.goto(`/challenges?challenge=${similar!.id}`)
  const next = other.page.getByRole('dialog', { name: similar!.title })
  await expect(next).toContainText(sentence)
  await expect(next).toContainText('“She waited for me to finish.”')
})

test('without a prediction the sliders are sent as they are, and closing starts over', async ({
  page,
  member,
  api,
}) => {
  await member()
  await goPremium(api)
  const [challenge] = await findChallenges(api, { difficultyLevel: 1 })
  const { id, title, points } = challenge!
  const sent: [string, unknown][] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname !== '/api/page-views') sent.push([pathname, request.postDataJSON()])
  })
  await openChallenges(page)
  const dialog = await openChallenge(page, title)
  await press(dialog, 'Skip this')
  await expect(dialog.getByRole('slider', { name: 'How anxious right now?' })).toHaveAttribute('aria-valuenow', '5')
  await slide(dialog, 'How anxious right now?', 10)
  await press(dialog, 'Not today')
  await expect(dialog).toHaveCount(0)
  await openChallenge(page, title)
  await expect(dialog.getByLabel('What do you fear will happen?')).toBeVisible()
  await press(dialog, 'Skip this')
  await expect(dialog.getByRole('slider', { name: 'How anxious right now?' })).toHaveAttribute('aria-valuenow', '5')
  await dialog.getByRole('button', { name: 'Start Challenge' }).dblclick()
  await press(dialog, 'I Completed the Challenge')
  await expect(dialog.getByRole('slider', { name: 'How anxious are you now?' })).toHaveAttribute('aria-valuenow', '5')
  await expect(dialog.getByRole('slider', { name: 'How was this challenge' })).toHaveAttribute('aria-valuenow', '3')
  await press(dialog, 'Complete Challenge')
  await expect(toastWith(page, 'Challenge Complete! 🎉', `You earned ${points} points!`)).toBeVisible()
  expect(sent).toEqual([
    [`/api/exposure-challenges/start/${id}`, { anxietyBefore: 5 }],
    [expect.stringContaining('/api/exposure-challenges/complete/'), { anxietyAfter: 5, rating: 3 }],
  ])

  await openChallenge(page, title)
  await startWithout(dialog)
  await press(dialog, 'I Completed the Challenge')
  await press(dialog, 'Complete Challenge')
  await expect(toastWith(page, 'Challenge Complete! 🎉', 'You already had its points.')).toBeVisible()
  await expect(page.getByText(`${points} points so far.`)).toBeVisible()
})

test('filters narrow the grid, are kept in the address, and say when nothing matches', async ({
  page,
  member,
  api,
}) => {
  await member()
  await goPremium(api)
  const all = await findChallenges(api, {})
  const spoken = await findChallenges(api, { category: 'public_speaking', difficultyLevel: 4 })
  await openChallenges(page)
  const cards = page.getByRole('list', { name: 'Challenges' }).getByRole('article')
  await expect(cards).toHaveCount(all.length)
  const kinds = await page.getByRole('group', { name: 'Category' }).getByRole('button').allTextContents()
  expect(kinds).toEqual([
    'All kinds',
    'Conversation',
    'Public Speaking',
    'Social Situations',
    'Phone Calls',
    'Assertiveness',
  ])
  const levels = await page.getByRole('group', { name: 'Difficulty' }).getByRole('button').allTextContents()
  expect(levels).toEqual(['Any level', 'Beginner', 'Easy', 'Moderate', 'Challenging', 'Advanced'])
  await press(page, 'Public Speaking')
  await press(page, 'Challenging')
  await expect(cards).toHaveCount(spoken.length)
  await expect(cards.first()).toContainText(spoken[0]!.title)
  await page.reload()
  await expect(cards).toHaveCount(spoken.length)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Any level' })).toHaveAttribute('aria-pressed', 'true')

  await page.route('**/api/exposure-challenges', (route) => route.fulfill({ json: [] }))
  await openChallenges(page)
  await expect(page.getByRole('heading', { name: 'No challenges found' })).toBeVisible()
})

test('a failed call says so, keeps what was typed, and brings it back after a reload', async ({
  page,
  member,
  api,
  pageWatch,
}) => {
  pageWatch.tolerate(/503|ERR_FAILED/)
  const person = await member()
  await goPremium(api)
  const [challenge] = await findChallenges(api, {})
  const { title } = challenge!
  await openChallenges(page)
  const dialog = await openChallenge(page, title)
  await page.route('**/start/*', (route) => route.abort())
  await dialog.getByLabel('What do you fear will happen?').fill('My voice goes.')
  await press(dialog, 'Next')
  await press(dialog, 'Start Challenge')
  await expect(toastWith(page, 'Error', 'Failed to start challenge. Please try again.')).toBeVisible()
  await expect(dialog).toContainText('kept on this device')
  await page.reload()
  await expect(dialog.getByLabel('What do you fear will happen?')).toHaveValue('My voice goes.')
  await page.unroute('**/start/*')
  await press(dialog, 'Next')
  await press(dialog, 'Start Challenge')

  await page.route('**/complete/*', (route) => route.fulfill({ status: 503, body: '' }))
  await press(dialog, 'I Completed the Challenge')
  await press(dialog, 'Skip this')
  await dialog.getByLabel('Notes').fill('It held.')
  await press(dialog, 'Complete Challenge')
  await expect(toastWith(page, 'Error', 'Failed to complete challenge. Please try again.')).toBeVisible()
  await page.reload()
  await press(dialog, 'Continue')
  await press(dialog, 'I Completed the Challenge')
  await press(dialog, 'Skip this')
  await expect(dialog.getByLabel('Notes')).toHaveValue('It held.')

  await page.unroute('**/complete/*')
  await api.send('POST', '/api/auth/signout')
  await press(dialog, 'Complete Challenge')
  await expect(toastWith(page, 'Unauthorized', 'You are logged out. Redirecting to sign in...')).toBeVisible()
  await expect(page).toHaveURL('/auth')
  // The completed challenge is kept on the device, and sent when the same person signs in again.
  await signIn(page, person)
  await expect(toastWith(page, 'All sent')).toBeVisible()
  await page.goto('/challenges')
  await expect(page.getByText(`${challenge!.points} points so far.`)).toBeVisible()
})

test('a free member reads everything under the offer, and a visitor is offered premium beside the form', async ({
  page,
  member,
  api,
  anotherDevice,
}) => {
  const visitor = await anotherDevice()
  await visitor.page.goto('/challenges')
  await expect(visitor.page.getByLabel('Email')).toBeVisible()
  await expect(visitor.page.getByRole('link', { name: 'Sign Up for Premium' })).toHaveAttribute(
    'href',
    '/auth?action=subscribe',
  )

  await member()
  const [challenge] = await findChallenges(api, { difficultyLevel: 3 })
  await openChallenges(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
    'href',
    '/pricing',
  )
  await card(page, challenge!.title).getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: challenge!.title })
  await expect(dialog).toContainText(challenge!.instructions[0]!)
  await expect(dialog.getByRole('button', { name: 'Start Challenge' })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/pricing')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Your ladder' }).click()
  await expect(page.getByText('The sort and the ladder are part of premium.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the sort' })).toHaveCount(0)
})

test('the wall is searched, and a line on it can be reworded', async ({ page, member, api }) => {
  await member()
  await goPremium(api)
  const challenges = await findChallenges(api, { category: 'conversation' })
  for (const [i, learnt] of ['Nobody looked up.', 'The pause was shorter than I thought.'].entries()) {
    const body = { anxietyBefore: 6, fear: 'They stare at me.', certaintyBefore: 80 }
    const params = { challengeId: challenges[i]!.id }
    const { completionId } = await api.call(startChallenge, { params, body })
    const end = { anxietyAfter: 4, rating: 4, outcome: i === 0 ? 'no' : 'yes', certaintyAfter: 40, learnt }
    await api.call(completeChallenge, { params: { completionId }, body: end })
  }
  await openChallenges(page, '?view=evidence')
  await expect(
    page.getByRole('heading', { name: 'Your fear came true 1 of 2 times; certainty 80 → 40.' }),
  ).toBeVisible()
  const lines = page.getByRole('list', { name: 'Your lines' }).getByRole('article')
  await expect(lines).toHaveCount(2)
  await expectNoAxeViolations(page)
  const search = page.getByRole('searchbox', { name: 'Search your lines' })
  await search.fill('PAUSE')
  await expect(lines).toHaveCount(1)
  await lines.first().getByRole('button', { name: 'Change this line' }).click()
  await lines.first().getByLabel('What you learned').fill('The pause was fine.')
  await press(lines.first(), 'Save')
  await expect(lines.first()).toContainText('“The pause was fine.”')
  await search.fill('zebra')
  await expect(page.getByRole('heading', { name: 'No lines found' })).toBeVisible()
  const { lines: stored } = await api.call(readEvidence, { query: { search: 'fine' } })
  expect(stored.map(({ learnt }) => learnt)).toEqual(['The pause was fine.'])
})
