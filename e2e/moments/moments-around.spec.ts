import { findCue } from '#content/cues/all-cues.ts'
import { debriefMoment, listMoments, prepareMoment } from '#contract/moments/moments.ts'
import { expectNoAxeViolations, expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'
import { cueCard, openCues } from '../steps/cues-steps.ts'
import { addMoment, button, inHours, openMoment } from '../steps/moments-steps.ts'

test.describe('on a phone', () => {
  test.use(phone)

  test('a cue can be turned into a moment that contains its line', async ({ page, api, member }) => {
    await member()
    const cue = findCue('work-coffee-icebreaker-1')!
    await openCues(page, '?area=work&situation=coffee')
    await cueCard(page, cue.id).getByRole('link', { name: 'Use it for a moment' }).tap()
    await expect(page.getByLabel('What’s coming up?')).not.toHaveValue('')
    await expect(page.getByText('You’re taking')).toBeVisible()
    await expectNoAxeViolations(page)
    await button(page, 'Add it').tap()
    await expect(page.getByLabel('First line to take with you')).toHaveValue(cue.text)
    await expect
      .poll(async () => (await api.call(listMoments))[0]?.before?.lines)
      .toEqual([{ text: cue.text, cueId: cue.id }])
  })

  test('a conversation card can be turned into a moment, with or without its line', async ({ page, api, member }) => {
    await member()
    await page.goto('/conversation-cards')
    await page.getByRole('link', { name: 'Use it for a moment' }).tap()
    await expect(page.getByText('You’re taking')).toBeVisible()
    await button(page, 'Leave it out').tap()
    await expect(page.getByText('You’re taking')).toBeHidden()
    await page.getByLabel('What’s coming up?').fill('Dinner with Kim')
    await button(page, 'Add it').tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Dinner with Kim' })).toBeVisible()
    await expect.poll(async () => (await api.call(listMoments))[0]).toMatchObject({ lifeArea: 'other', before: null })
  })
})

test('a calming exercise opens from the preparation card with one tap, and what was typed there is kept', async ({
  page,
  api,
  member,
}) => {
  await member()
  const { id } = await addMoment(api)
  await openMoment(page, id)
  await page.getByLabel('What do you fear will happen?').fill('I go blank.')
  await page.getByRole('link', { name: 'Two minutes to settle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Power Breathing' })).toBeVisible()
  await expect(page.getByText('2 minutes').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('What do you fear will happen?')).toHaveValue('I go blank.')
})

test('the pocket screen shows a sentence from the person’s own evidence, and never makes one up', async ({
  page,
  api,
  member,
}) => {
  await member()
  const next = await addMoment(api, { title: 'The party', startsAt: inHours(1) })
  const sentence = page.getByRole('region', { name: 'True, and yours' })
  await openMoment(page, next.id, 'during')
  await expect(page.getByRole('region', { name: 'Look outward' })).toBeVisible()
  await expect(sentence).toHaveCount(0)
  const over = await addMoment(api, { title: 'Call to the dentist', startsAt: inHours(-2) })
  const said = { outcome: 'no', learnt: 'It took two minutes.' } as const
  await api.call(debriefMoment, { params: { momentId: over.id }, body: said })
  await openMoment(page, next.id, 'during')
  await expect(sentence).toContainText('“It took two minutes.”')
  await expectSoundAtBothSizes(page)
})

test('what a closed moment taught is on the wall and in the report, without a membership too', async ({
  page,
  api,
  member,
}) => {
  await member()
  const { id } = await addMoment(api, { title: 'Call to the dentist', lifeArea: 'other' })
  const params = { momentId: id }
  await api.call(prepareMoment, { params, body: { fear: 'They sigh.', certaintyBefore: 80 } })
  const said = { outcome: 'no', certaintyAfter: 20, learnt: 'It took two minutes.' } as const
  await api.call(debriefMoment, { params, body: said })

  await page.goto('/challenges?view=evidence')
  const line = page.getByRole('article', { name: 'Call to the dentist' })
  await expect(line).toContainText('“It took two minutes.”')
  await expect(line.getByRole('link', { name: 'Call to the dentist' })).toHaveAttribute('href', `/moments/${id}`)
  await expectSoundAtBothSizes(page)

  await page.goto('/reports')
  await expect(page.getByRole('region', { name: 'What you feared, and what happened' })).toContainText('They sigh.')
  await expect(page.getByRole('region', { name: 'Patterns in what you feared' })).toContainText('What you wrote stays')
  await expectSoundAtBothSizes(page)
})
