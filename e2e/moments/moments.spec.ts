import { favoriteCue } from '#contract/cues.ts'
import { listMoments, prepareMoment } from '#contract/moments/moments.ts'
import { expectNoAxeViolations, expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { holdCalls } from '../harness/held-calls.ts'
import { expect, phone, test } from '../harness/test.ts'
import { addMoment, button, goThroughAfter, inHours, openMoment } from '../steps/moments-steps.ts'

test.describe('on a phone', () => {
  test.use(phone)

  test('a moment is added in one line, gone through before, and taken along', async ({ page, api, member }) => {
    await member()
    await page.goto('/moments')
    await expect(page.getByText('Nothing coming up yet')).toBeVisible()
    await expectNoAxeViolations(page)
    await button(page, 'Add it').tap()
    await expect(page.getByText('A word or two is enough')).toBeVisible()
    await page.getByLabel('What’s coming up?').fill('Dinner with Kim')
    await button(page, 'Dating').tap()
    await button(page, 'Add it').tap()

    await expect(page.getByRole('heading', { level: 1, name: 'Dinner with Kim' })).toBeVisible()
    await expect(page.getByText('Tomorrow at 9:00 AM · Dating')).toBeVisible()
    await page.getByLabel('What do you fear will happen?').fill('I run out of words.')
    await page.getByLabel('One safety habit to leave out').selectOption('Holding my phone or looking at it')
    await page.getByLabel('First line to take with you').fill('How did the cat get on the roof?')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoAxeViolations(page)
    // Half-written text survives a reload.
    await page.reload()
    await expect(page.getByLabel('What do you fear will happen?')).toHaveValue('I run out of words.')
    await button(page, 'That’s it').tap()

    await expect(page.getByRole('heading', { name: 'It’s in your pocket' })).toBeVisible()
    await expect(page.getByText('“I run out of words.”')).toBeVisible()
    const [saved] = await api.call(listMoments)
    expect(saved).toMatchObject({
      title: 'Dinner with Kim',
      lifeArea: 'dating',
      before: { fear: 'I run out of words.', certaintyBefore: 50, safetyHabitId: 'hold-phone' },
    })
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: 'Open the pocket screen' }).tap()
    await expect(button(page, 'How did the cat get on the roof?')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Look outward' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Help now' })).toBeVisible()
    // For one thumb: all controls are in the lower half, and nothing has to be scrolled to.
    for (const name of ['One breath', 'Another look', 'It’s over']) {
      const box = (await button(page, name).boundingBox())!
      expect(box.y).toBeGreaterThan(422)
      expect(box.y + box.height).toBeLessThanOrEqual(844)
      expect(box.height).toBeGreaterThanOrEqual(48)
    }
    await button(page, 'How did the cat get on the roof?').tap()
    await expect(page.getByLabel('Said')).toBeVisible()
    await expectNoAxeViolations(page)
    await button(page, 'One breath').tap()
    await expect(page.getByText('Breathe in').first()).toBeAttached()
    await button(page, 'Back to my lines').tap()
    await button(page, 'It’s over').tap()
    await expect(page.getByText('After: card 1 of 4')).toBeVisible()
  })

  test('four cards close it, and coming back within a day is asked about, kindly', async ({ page, api, member }) => {
    await member()
    const { id } = await addMoment(api, { startsAt: inHours(-1) })
    await api.call(prepareMoment, { params: { momentId: id }, body: { fear: 'I go blank.', certaintyBefore: 80 } })
    await openMoment(page, id)
    await expectNoAxeViolations(page)
    await goThroughAfter(page)
    await expectNoAxeViolations(page)
    await button(page, 'Close it').tap()
    await expect(page.getByRole('heading', { name: 'It’s closed' })).toBeVisible()
    await expect(page.getByText('New facts, or going over it again?')).toHaveCount(0)
    const after = { outcome: 'partly', certaintyAfter: 80, learnt: 'Pauses are shorter than they feel.', tryNext: null }
    // The screen changes before the server has stored it.
    await expect.poll(() => api.call(listMoments)).toMatchObject([{ closedAt: expect.any(String), after }])

    await page.reload()
    await expect(page.getByText('New facts, or going over it again?')).toBeVisible()
    await button(page, 'Going over it again').tap()
    const kindly = page.getByRole('status', { name: 'Going over it again' })
    await expect(kindly).toContainText('“Pauses are shorter than they feel.”')
    await expect(kindly).toContainText('One thing outside your head')
    await expectNoAxeViolations(page)
    await button(page, 'New facts').tap()
    await page.getByLabel('The facts, as someone there would tell them').fill('Kim wrote: good point.')
    for (const _ of [1, 2, 3]) await button(page, 'Next').tap()
    await button(page, 'Close it').tap()
    await expect(page.getByText('Kim wrote: good point.')).toBeVisible()

    await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000)
    await page.reload()
    await expect(button(page, 'Change what you wrote')).toBeVisible()
    await expect(page.getByText('New facts, or going over it again?')).toHaveCount(0)
  })

  test('preparation can be skipped, the time can be changed, and the limit is announced before a fourth moment is refused', async ({
    page,
    api,
    member,
    pageWatch,
  }) => {
    pageWatch.tolerate(/403/)
    await member()
    const { id } = await addMoment(api)
    await openMoment(page, id)
    await button(page, 'Skip this').tap()
    await expect(page.getByRole('heading', { name: 'It’s in your pocket' })).toBeVisible()
    await button(page, '1 hour before').tap()
    await expect(button(page, '1 hour before')).toHaveAttribute('aria-pressed', 'true')
    await button(page, 'Change time or place').tap()
    await button(page, 'Sometime this week').tap()
    await button(page, 'Save').tap()
    await expect(page.getByText('Sometime this week · Work')).toBeVisible()
    // The screen changes before the server has stored it.
    await expect.poll(() => api.call(listMoments)).toMatchObject([{ startsAt: null, reminders: ['hour'] }])

    await addMoment(api, { title: 'Second' })
    await addMoment(api, { title: 'Third' })
    await page.goto('/moments')
    await expect(page.getByText('3 moments are open')).toBeVisible()
    await page.getByLabel('What’s coming up?').fill('Fourth')
    await button(page, 'Add it').tap()
    await expect(page.getByText('Close one to make room').first()).toBeVisible()
    await expect(page.getByLabel('What’s coming up?')).toHaveValue('Fourth')
    await expect(page.getByRole('region', { name: 'This week' }).getByRole('link').first()).toBeVisible()
    await expectSoundAtBothSizes(page)
  })

  test('somebody who comes to look sees the next moment first, and the form is one tap away', async ({
    page,
    api,
    member,
  }) => {
    await member()
    await addMoment(api)
    await page.goto('/moments')
    const row = page.getByRole('region', { name: 'Coming up' }).getByRole('link', { name: /^The stand-up/ })
    await expect(row).toBeInViewport()
    const title = page.getByLabel('What’s coming up?')
    const isRowFirst = async () => (await row.boundingBox())!.y < (await title.boundingBox())!.y
    await expect.poll(isRowFirst).toBe(true)
    await page.getByRole('link', { name: 'Add a moment' }).tap()
    await expect(title).toBeFocused()
    expect(await isRowFirst()).toBe(false)
    await expectNoAxeViolations(page)
    await page.goBack()
    await expect.poll(isRowFirst).toBe(true)
  })
})

test('somebody who opens another page while a moment is saved stays there', async ({ page, api, member }) => {
  await member()
  const { id } = await addMoment(api)
  await openMoment(page, id)
  const held = await holdCalls(page, '**/api/moments/*/before')
  await button(page, 'Skip this').click()
  await expect(page.getByRole('heading', { name: 'It’s in your pocket' })).toBeVisible()
  await page.getByRole('link', { name: 'All moments' }).click()
  await expect(page.getByLabel('What’s coming up?')).toBeVisible()
  held.letGo()
  await expect.poll(async () => (await api.call(listMoments))[0]?.before).not.toBeNull()
  await page.getByLabel('What’s coming up?').fill('Another one')
  await expect(page).toHaveURL(/\/moments$/)
  await expect(page.getByLabel('What’s coming up?')).toHaveValue('Another one')
})

test('everything is done by keyboard, with starred lines offered until they are one’s own', async ({
  page,
  api,
  member,
}) => {
  await member()
  await api.call(favoriteCue, { params: { cueId: 'work-elevator-icebreaker-1' } })
  await page.goto('/moments?title=The%20call&area=other')
  const title = page.getByLabel('What’s coming up?')
  await expect(title).toHaveValue('The call')
  await title.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'The call' })).toBeVisible()
  const starred = page.getByText('From your starred lines').locator('..').getByRole('button').first()
  const line = String(await starred.textContent())
  await starred.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First line to take with you')).toHaveValue(line)
  await button(page, 'That’s it').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Open the pocket screen' }).focus()
  await page.keyboard.press('Enter')
  await button(page, line).focus()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Said')).toBeVisible()
  await expect
    .poll(async () => (await (await api.send('GET', '/api/cues/uses')).json()).uses)
    .toMatchObject([{ count: 1 }])
})

test('deleting asks once, and an address without a moment says so', async ({ page, api, member, pageWatch }) => {
  pageWatch.tolerate(/404/)
  await member()
  const { id } = await addMoment(api)
  await openMoment(page, id)
  await button(page, 'Delete').click()
  await button(page, 'Delete this moment').click()
  await expect(page).toHaveURL('/moments')
  await expect(page.getByText('Nothing coming up yet')).toBeVisible()
  await expect.poll(() => api.call(listMoments)).toEqual([])
  await openMoment(page, id)
  await expect(page.getByRole('heading', { name: 'This moment is not here' })).toBeVisible()
})

test('the dashboard offers the next moment first, and More leads to everything', async ({ page, api, member }) => {
  await member()
  const { id } = await addMoment(api)
  await page.goto('/dashboard')
  const next = page.getByRole('region', { name: 'Next step' })
  await expect(next.getByRole('heading', { name: 'The stand-up' })).toBeVisible()
  await expect(next.getByRole('link', { name: 'Get ready' })).toHaveAttribute('href', `/moments/${id}?phase=before`)
  const more = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' })
  await more.focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items).toHaveText([
    'MomentsNew',
    'Conversation Cards',
    'Social Challenges',
    'Community',
    'Learning Center',
    'Progress Reports',
    'Recommendations',
  ])
  await expect(items.first()).toBeFocused()
  await expectNoAxeViolations(page, '[role=menu]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/moments')
  await expect(more).toHaveAttribute('aria-current', 'true')
  // Once opened, it is no longer marked as new.
  await more.click()
  await expect(items.first()).toHaveText('Moments')
})
