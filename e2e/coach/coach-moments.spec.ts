import { listMoments } from '#contract/moments/moments.ts'
import { localTimeOf } from '#rules/moments/local-time.ts'
import { addDays } from '#rules/progress/calendar.ts'
import { expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'
import { conversation, openCoach, saidByCoach, say, signUpForCoach } from '../steps/coach-steps.ts'
import { addMoment, button, inHours } from '../steps/moments-steps.ts'

test.describe('on a phone', () => {
  test.use(phone)

  test('an event somebody mentions can be added as a moment with one tap, on the right day', async ({
    page,
    member,
    api,
  }) => {
    await signUpForCoach(member, api)
    await openCoach(page)
    await say(page, 'I have a presentation with my boss tomorrow at 9 and I may go blank')
    const card = conversation(page).getByRole('link', { name: /Add it as a moment/ })
    await expect(card).toContainText('Presentation with my boss')
    await expect(card).toContainText('at 9:00 AM · Work')
    await expectSoundAtBothSizes(page)
    await page.setViewportSize(phone.viewport)
    await card.tap()

    await expect(page).toHaveURL('/moments')
    await expect(page.getByLabel('What’s coming up?')).toHaveValue('Presentation with my boss')
    await expect(page.getByLabel('Time')).toHaveValue('09:00')
    await expect(button(page, 'Work')).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page.getByLabel('What’s coming up?')).toHaveValue('Presentation with my boss')
    await button(page, 'Add it').tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Presentation with my boss' })).toBeVisible()
    const [made] = await api.call(listMoments)
    const tomorrow = addDays(localTimeOf(new Date(), 'America/New_York').slice(0, 10), 1)
    expect(localTimeOf(new Date(made!.startsAt!), 'America/New_York')).toBe(`${tomorrow}T09:00`)
  })
})

test('the coach asks about a moment that is over by its title, and its cards open with one tap', async ({
  page,
  member,
  api,
}) => {
  await signUpForCoach(member, api)
  await addMoment(api, { title: 'Call to the dentist', lifeArea: 'other', startsAt: inHours(-3) })
  await openCoach(page)
  await expect(saidByCoach(page).first()).toContainText('“Call to the dentist”')
  await expectSoundAtBothSizes(page)
  await button(page, 'It was hard').click()
  await expect(saidByCoach(page)).toHaveCount(2)
  await conversation(page)
    .getByRole('link', { name: /Write down how it went/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Call to the dentist' })).toBeVisible()
  await expect(page.getByLabel('The facts, as someone there would tell them')).toBeVisible()
})
