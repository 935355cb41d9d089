import { ladderSituations } from '#content/challenges/ladder-situations.ts'
import { readLadder } from '#contract/challenges/challenge-ladder.ts'
import { listChallenges } from '#contract/challenges/challenges.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, test } from '../harness/test.ts'
import { toastWith } from '../steps/accounts-steps.ts'
import { goPremium, openChallenges, press, slide } from '../steps/challenges-steps.ts'

test('the sort goes by keyboard, keeps what is done when it is stopped, and puts the next rung on the dashboard', async ({
  page,
  member,
  api,
  pageWatch,
}) => {
  pageWatch.tolerate(/ERR_FAILED/)
  await member()
  await goPremium(api)
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Your next rung' }).getByRole('link', { name: 'Start the sort' }).click()
  const sort = page.getByRole('region', { name: 'Two-minute sort' })
  for (const [i, { text }] of ladderSituations.slice(0, 3).entries()) {
    const heading = sort.getByRole('heading', { name: text })
    await expect(heading).toBeFocused()
    await expect(sort.getByText(`${i + 1} of ${ladderSituations.length}`)).toBeVisible()
    await page.keyboard.press('Tab')
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
  }
  const expected = ladderSituations.slice(0, 3).map(({ id }) => ({ situationId: id, fear: 2, matters: 10 }))
  await expect.poll(async () => (await api.call(readLadder)).ratings).toHaveLength(3)
  expect((await api.call(readLadder)).ratings).toEqual(expect.arrayContaining(expected))
  await expectNoAxeViolations(page)

  await page.route('**/ladder/ratings', (route) => route.abort())
  await press(sort, 'Next')
  await expect(page.getByText('One change: saved on this device, will sync')).toBeVisible()
  await page.unroute('**/ladder/ratings')
  await page.reload()
  await expect.poll(async () => (await api.call(readLadder)).ratings).toHaveLength(4)

  await press(sort, 'Stop here')
  await expect(page.getByRole('button', { name: /^Continue the sort/ })).toContainText('4 of')
  const { nextRung, rungs } = await api.call(readLadder)
  const next = page.getByRole('region', { name: 'Next rung' })
  await expect(next).toContainText(nextRung!.challenge.title)
  const shown = page.getByRole('list', { name: 'Your ladder' }).getByRole('listitem')
  // The next rung may be further up than the few that are shown at first.
  await page.getByRole('button', { name: /^Show all/ }).click()
  await expect(shown.first()).toContainText(rungs[0]!.challenge.title)
  await expectNoAxeViolations(page)

  await page.goto('/dashboard')
  const rung = page.getByRole('region', { name: 'Your next rung' })
  await expect(rung).toContainText(nextRung!.challenge.title)
  await rung.getByRole('link', { name: 'Look at it' }).click()
  await expect(page.getByRole('dialog', { name: nextRung!.challenge.title })).toBeVisible()
})

test('a step of one’s own is added, changed and removed, and nobody else sees it', async ({
  page,
  member,
  api,
  anotherDevice,
}) => {
  await member()
  await goPremium(api)
  await openChallenges(page, '?view=ladder')
  await press(page, 'Add a step of your own')
  const dialog = page.getByRole('dialog', { name: 'A step of your own' })
  await press(dialog, 'Save this step')
  await expect(dialog.getByLabel('What you will do')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('What you will do').fill('Ask Gerald about the stairwell')
  await dialog.getByLabel('What to do, one thing a line').fill('Knock.\nAsk.')
  await slide(dialog, 'How much do you fear it?', 3)
  await slide(dialog, 'How much does it matter to you?', 9)
  await expectNoAxeViolations(page)
  // Closed by mistake, it keeps the text.
  await page.keyboard.press('Escape')
  await press(page, 'Add a step of your own')
  await expect(dialog.getByLabel('What you will do')).toHaveValue('Ask Gerald about the stairwell')
  await slide(dialog, 'How much do you fear it?', 3)
  await dialog.getByRole('button', { name: 'Save this step' }).dblclick()
  await expect(toastWith(page, 'On your ladder')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Your ladder' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Ask Gerald about the stairwell')
  await expect(rows.first()).toContainText('Fear 3')
  const mine = (await api.call(listChallenges)).filter(({ isOwn }) => isOwn)
  expect(mine.map(({ instructions }) => instructions)).toEqual([['Knock.', 'Ask.']])
  const stranger = await anotherDevice()
  await stranger.api.send('POST', '/api/register', {
    email: `noor.${crypto.randomUUID()}@example.com`,
    password: 'quiet-harbour-42',
    firstName: 'Noor',
  })
  expect((await stranger.api.call(listChallenges)).some(({ isOwn, id }) => isOwn || id === mine[0]!.id)).toBe(false)

  await rows.first().getByRole('button', { name: 'Change Ask Gerald about the stairwell' }).click()
  const change = page.getByRole('dialog', { name: 'Change your step' })
  await expect(change.getByLabel('What to do, one thing a line')).toHaveValue('Knock.\nAsk.')
  await change.getByLabel('What you will do').fill('Ask Gerald twice')
  await press(change, 'Save this step')
  await expect(rows.first()).toContainText('Ask Gerald twice')

  await page.getByRole('tab', { name: 'Challenges' }).click()
  await press(page, 'Added by you')
  await expect(page.getByRole('list', { name: 'Challenges' }).getByRole('article')).toHaveCount(1)
  await press(page, 'Advanced')
  await expect(page.getByRole('heading', { name: 'No challenges found' })).toBeVisible()
  await press(page, 'Show all challenges')

  await page.getByRole('tab', { name: 'Your ladder' }).click()
  await rows.first().getByRole('button', { name: 'Change Ask Gerald twice' }).click()
  await expect(change.getByLabel('What you will do')).toHaveValue('Ask Gerald twice')
  await press(change, 'Remove this step')
  await press(change, 'Remove it')
  await expect(toastWith(page, 'Step removed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your ladder starts with a two-minute sort' })).toBeVisible()
})
