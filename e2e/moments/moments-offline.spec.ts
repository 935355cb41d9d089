import { listMoments, prepareMoment } from '#contract/moments/moments.ts'
import { test } from '../harness/network.ts'
import { expect, phone } from '../harness/test.ts'
import { addMoment, button, goThroughAfter, inHours } from '../steps/moments-steps.ts'
import { keepOfflineCopy } from '../steps/offline-steps.ts'

test.use(phone)

test('without a network the pocket screen opens, a moment can be closed, and a new one waits; later each is stored once', async ({
  page,
  api,
  door,
  member,
  pageWatch,
}) => {
  pageWatch.tolerate(/ERR_|Failed to fetch|waits on this device/)
  await member()
  const { id } = await addMoment(api, { startsAt: inHours(1) })
  const body = { fear: 'I go blank.', lines: ['Still on the login page.'] }
  await api.call(prepareMoment, { params: { momentId: id }, body })
  await page.goto('/moments')
  await keepOfflineCopy(page, { isMember: true })
  await page.reload()
  await expect(page.getByRole('link', { name: /^The stand-up/ }).first()).toBeVisible()
  await door.close()

  await page.goto(`/moments/${id}?phase=during`)
  await expect(button(page, 'Still on the login page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Help now' })).toBeVisible()
  await button(page, 'It’s over').tap()
  await goThroughAfter(page)
  await button(page, 'Close it').tap()
  await expect(page.getByRole('heading', { name: 'It’s closed' })).toBeVisible()
  await page.goto('/moments')
  await page.getByLabel('What’s coming up?').fill('The call')
  await button(page, 'Add it').tap()
  await page.getByLabel('What do you fear will happen?').fill('They laugh.')
  await button(page, 'That’s it').tap()
  await expect(page.getByRole('heading', { name: 'It’s in your pocket' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'The call' })).toBeVisible()
  await expect(page.getByText('“They laugh.”')).toBeVisible()

  await door.open()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect
    .poll(async () => (await api.call(listMoments)).map(({ title }) => title))
    .toEqual(['The call', 'The stand-up'])
  await expect.poll(async () => (await api.call(listMoments))[0]?.before?.fear).toBe('They laugh.')
  const [, closed] = await api.call(listMoments)
  expect(closed).toMatchObject({ id, after: { wentWell: 'I answered both.' }, closedAt: expect.any(String) })
})
