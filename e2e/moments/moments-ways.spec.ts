import type { Locator, Page } from '@playwright/test'
import { ladderSituations } from '#content/challenges/ladder-situations.ts'
import { readLadder, saveLadderRatings } from '#contract/challenges/challenge-ladder.ts'
import { type CoachNote, readCoachMemory } from '#contract/coach.ts'
import { debriefMoment, listMoments, prepareMoment } from '#contract/moments/moments.ts'
import { createMoodEntry } from '#contract/progress.ts'
import { expectNoAxeViolations, expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'
import { goPremium } from '../steps/challenges-steps.ts'
import { addMoment, button, goThroughAfter, inHours, openMoment } from '../steps/moments-steps.ts'

const title = (page: Page) => page.getByLabel('What’s coming up?')

test('the dashboard offers the next moment, and the ladder’s next rung can be made one', async ({
  page,
  api,
  member,
}) => {
  await member()
  await goPremium(api)
  const ratings = ladderSituations.slice(0, 3).map(({ id }) => ({ situationId: id, fear: 2, matters: 10 }))
  await api.call(saveLadderRatings, { body: { ratings } })
  const { nextRung } = await api.call(readLadder)
  const { title: rung, lifeCategory } = nextRung!.challenge

  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'add a moment' }).click()
  await expect(page).toHaveURL('/moments?part=add')
  await expect(title(page)).toHaveValue('')
  await expect(title(page)).toBeFocused()

  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Your next rung' })
  await expect(card).toContainText(rung)
  await card.getByRole('link', { name: 'Use it for a moment' }).click()
  await expect(title(page)).toHaveValue(rung)
  await button(page, 'Add it').click()
  await expect(page.getByRole('heading', { level: 1, name: rung })).toBeVisible()
  await expect.poll(() => api.call(listMoments)).toMatchObject([{ title: rung, lifeArea: lifeCategory }])

  await page.goto('/dashboard')
  const next = page.getByRole('region', { name: 'Next step' })
  await expect(next.getByRole('heading', { name: rung })).toBeVisible()
  await next.getByRole('link', { name: 'Get ready' }).click()
  await expect(page.getByLabel('What do you fear will happen?')).toBeVisible()
})

test('the week shows moments, the check-in and what was agreed with the coach, each on its day', async ({
  page,
  api,
  member,
}) => {
  await member()
  await goPremium(api)
  const now = new Date().toISOString()
  const open = await addMoment(api, { title: 'Lunch with Kim', startsAt: now })
  const closed = await addMoment(api, { title: 'Call to the dentist', startsAt: now, lifeArea: 'other' })
  await api.call(debriefMoment, { params: { momentId: closed.id }, body: { wentWell: 'I called.' } })
  await addMoment(api, { title: 'A wedding', startsAt: inHours(24 * 9) })
  await addMoment(api, { title: 'Without a day', startsAt: null })
  await api.call(createMoodEntry, { body: { mood: 4, timeZone: 'America/New_York' } })
  const known = { id: crypto.randomUUID(), source: null, isDone: null, createdAt: now }
  const step: CoachNote = { ...known, kind: 'step', text: 'Wave to Dana', dueAt: now }
  await page.route(`**${readCoachMemory.path}`, (route) => route.fulfill({ json: { notes: [step] } }))

  await page.goto('/moments')
  const week = page.getByRole('region', { name: 'This week', exact: true })
  const days = week.getByRole('listitem')
  await expect(days).toHaveCount(7)
  const today = week.locator('[aria-current=date]')
  await expect(today).toHaveCount(1)
  await expect(today).toContainText('(today)')
  await expect(today.getByRole('link', { name: 'Lunch with Kim' })).toHaveAttribute('href', `/moments/${open.id}`)
  await expect(today.getByRole('link', { name: 'Call to the dentist' })).toContainText('(closed)')
  await expect(today).toContainText('Plan: Wave to Dana')
  await expect(today).toContainText('Check-in: ')
  await expect(week).not.toContainText('A wedding')
  await expect(week).not.toContainText('Without a day')
  await expectSoundAtBothSizes(page)

  // On a phone, empty days are left out, but never today.
  await page.setViewportSize(phone.viewport)
  await expect(today).toBeVisible()
  await expect(days.filter({ visible: true })).toHaveCount(1)
  await today.getByRole('link', { name: 'Lunch with Kim' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lunch with Kim' })).toBeVisible()
})

test.describe('with reduced motion, on a phone', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })

  /** Names of running animations; a requested breath is allowed. */
  const moving = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 50)
        .map((animation) => ('animationName' in animation ? animation.animationName : 'transition')),
    )

  test('nothing moves before, during and after a moment, and the breathing guide is a bar', async ({
    page,
    api,
    member,
  }) => {
    await member()
    const { id } = await addMoment(api, { startsAt: inHours(1) })
    await openMoment(page, id)
    expect(await moving(page)).toEqual([])
    await page.getByLabel('What do you fear will happen?').fill('I go blank.')
    await page.getByLabel('First line to take with you').fill('Who wrote the agenda?')
    await button(page, 'That’s it').tap()
    await expect(page.getByRole('heading', { name: 'It’s in your pocket' })).toBeVisible()
    expect(await moving(page)).toEqual([])

    await page.getByRole('link', { name: 'Open the pocket screen' }).tap()
    await expect(button(page, 'Who wrote the agenda?')).toBeVisible()
    expect(await moving(page)).toEqual([])
    await button(page, 'One breath').tap()
    await expect(page.locator('svg[viewBox="0 0 400 400"]')).toBeHidden()
    const bar = page.locator('[style*="--fullness"]')
    const fullness = () => bar.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--fullness')))
    await expect.poll(fullness).toBeGreaterThan(0.2)
    await expectNoAxeViolations(page)
    await button(page, 'Back to my lines').tap()
    await button(page, 'It’s over').tap()

    await goThroughAfter(page)
    expect(await moving(page)).toEqual([])
    await button(page, 'Close it').tap()
    await expect(page.getByRole('heading', { name: 'It’s closed' })).toBeVisible()
    expect(await moving(page)).toEqual([])
    await expect.poll(() => api.call(listMoments)).toMatchObject([{ id, closedAt: expect.any(String) }])
  })
})

test.describe('with the keyboard alone', () => {
  /** Presses Tab until the element has the focus, like somebody without a mouse. */
  async function tabTo(page: Page, wanted: Locator) {
    await expect(wanted).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('Sixty presses of Tab did not reach it.')
  }

  async function pressOn(page: Page, wanted: Locator, key = 'Enter') {
    await tabTo(page, wanted)
    await page.keyboard.press(key)
  }

  test('a moment is added, gone through before, during and after, and closed', async ({ page, api, member }) => {
    await member()
    await page.goto('/moments')
    await tabTo(page, title(page))
    await page.keyboard.type('Stand-up')
    await pressOn(page, button(page, 'Work'), 'Space')
    await pressOn(page, button(page, 'Add it'))
    await expect(page.getByRole('heading', { level: 1, name: 'Stand-up' })).toBeVisible()

    await tabTo(page, page.getByLabel('What do you fear will happen?'))
    await page.keyboard.type('I go blank.')
    await tabTo(page, page.getByRole('slider', { name: 'How sure are you?' }))
    await page.keyboard.press('ArrowRight')
    await tabTo(page, page.getByLabel('First line to take with you'))
    await page.keyboard.type('Still on the login page.')
    await pressOn(page, button(page, 'That’s it'))
    await expect(page.getByRole('heading', { name: 'It’s in your pocket' })).toBeVisible()

    await pressOn(page, page.getByRole('link', { name: 'Open the pocket screen' }))
    await pressOn(page, button(page, 'Still on the login page.'), 'Space')
    await expect(page.getByLabel('Said')).toBeVisible()
    const task = page.getByRole('region', { name: 'Look outward' })
    const first = String(await task.textContent())
    await pressOn(page, button(page, 'Another look'))
    await expect(task).not.toHaveText(first)
    await pressOn(page, button(page, 'One breath'))
    await pressOn(page, button(page, 'Back to my lines'))
    await pressOn(page, button(page, 'It’s over'))

    await expect(page.getByText('After: card 1 of 4')).toBeVisible()
    await tabTo(page, page.getByLabel('The facts, as someone there would tell them'))
    await page.keyboard.type('I spoke for a minute.')
    await pressOn(page, button(page, 'Next'))
    await expect(page.getByRole('heading', { name: 'Did it happen?' })).toBeFocused()
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    await pressOn(page, button(page, 'Next'))
    await tabTo(page, page.getByLabel('Something that was fine, however small'))
    await page.keyboard.type('I said it.')
    await pressOn(page, button(page, 'Next'))
    await pressOn(page, button(page, 'Close it'))
    await expect(page.getByRole('heading', { name: 'It’s closed' })).toBeVisible()
    await expect
      .poll(() => api.call(listMoments))
      .toMatchObject([
        {
          title: 'Stand-up',
          lifeArea: 'work',
          before: { fear: 'I go blank.', certaintyBefore: 55, lines: [{ text: 'Still on the login page.' }] },
          after: { facts: 'I spoke for a minute.', wentWell: 'I said it.', outcome: expect.any(String) },
          closedAt: expect.any(String),
        },
      ])
  })
})

test.describe('on an iPhone, in Safari', () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  test.use({ ...phone, userAgent })

  test('reminders say that the app must be installed first, and how; email and the calendar are there', async ({
    page,
    member,
  }) => {
    await member()
    await page.goto('/account#reminders')
    const section = page.getByRole('region', { name: 'Reminders', exact: true })
    await expect(section.getByText('Install Hearten first')).toBeVisible()
    await expect(section).toContainText('reminders come only to the installed app')
    await expect(section).toContainText('tap Share, then “Add to Home Screen”')
    await expect(section.getByRole('switch', { name: 'On this device' })).toHaveCount(0)
    await expect(section.getByRole('switch', { name: 'By email' })).toBeVisible()
    await expect(section.getByRole('button', { name: 'Make an address' })).toBeVisible()
    await expectNoAxeViolations(page, '#reminders')
  })
})

test('the dashboard asks for nothing more once a moment is prepared well in advance', async ({ page, api, member }) => {
  await member()
  const { id } = await addMoment(api)
  await api.call(prepareMoment, { params: { momentId: id }, body: { fear: 'I go blank.' } })
  await page.goto('/dashboard')
  const next = page.getByRole('region', { name: 'Next step' })
  await expect(next).toContainText('There’s nothing more to do until then.')
  await expect(next.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', `/moments/${id}`)
})
