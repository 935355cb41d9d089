import type { Page } from '@playwright/test'
import { readChallengeOverview } from '#contract/challenges/challenges.ts'
import { listMoments } from '#contract/moments/moments.ts'
import { expectSoundAtBothSizes } from '../harness/accessibility.ts'
import type { Api } from '../harness/api.ts'
import { test as offline } from '../harness/network.ts'
import { expect, phone, test } from '../harness/test.ts'
import { toastWith } from '../steps/accounts-steps.ts'
import {
  findChallenges,
  goPremium,
  openChallenge,
  openChallenges,
  press,
  slide,
  startWithout,
} from '../steps/challenges-steps.ts'
import { button, openMoment } from '../steps/moments-steps.ts'
import { keepOfflineCopy } from '../steps/offline-steps.ts'

test('a challenge can be given a day, opens on the pocket screen, and earns its points when closed', async ({
  page,
  api,
  member,
}) => {
  await member()
  await goPremium(api)
  const [challenge] = await findChallenges(api, { difficultyLevel: 1 })
  const { title } = challenge!
  await openChallenges(page)
  const dialog = await openChallenge(page, title)
  await dialog.getByLabel('What do you fear will happen?').fill('They look away.')
  await slide(dialog, 'How sure', 80)
  await press(dialog, 'Next')
  await press(dialog, 'Start Challenge')
  await dialog.getByRole('link', { name: 'Give it a day and an hour' }).click()

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('“They look away.”')).toBeVisible()
  await button(page, 'Tomorrow').click()
  await button(page, 'Save').click()
  await expect(page.getByText(/^Tomorrow at 9:00 AM · A challenge/)).toBeVisible()
  await expectSoundAtBothSizes(page)
  await page.getByRole('link', { name: 'After', exact: true }).click()
  await expectSoundAtBothSizes(page)
  await page.getByRole('link', { name: 'Close the challenge' }).click()

  const again = page.getByRole('dialog', { name: title })
  await press(again, 'Continue')
  await press(again, 'I Completed the Challenge')
  const happened = again.getByRole('radiogroup', { name: /^Did it happen/ })
  await happened.getByText('No', { exact: true }).click()
  await press(again, 'Next')
  await press(again, 'Complete Challenge')
  await expect(toastWith(page, 'Challenge Complete! 🎉')).toBeVisible()
  await expect.poll(async () => (await api.call(listMoments))[0]?.after?.outcome).toBe('no')
  const [moment] = await api.call(listMoments)
  await openMoment(page, moment!.id)
  await expect(page.getByRole('heading', { name: 'It’s closed' })).toBeVisible()
  await expect(button(page, 'Open it again')).toBeHidden()
  await expectSoundAtBothSizes(page)
})

test('a challenge set aside from its moment is no longer open anywhere', async ({ page, api, member }) => {
  await member()
  const { challenge } = await beginChallenge(page, api)
  await page.goto('/moments')
  const list = page.getByRole('region', { name: 'Challenges you started' })
  await list.getByRole('link', { name: new RegExp(challenge.title) }).click()
  await button(page, 'Set it aside').click()
  await expect(page.getByRole('heading', { name: 'You set this one aside' })).toBeVisible()
  await expect.poll(async () => (await api.call(readChallengeOverview)).openRuns).toEqual([])
  await page.goto('/challenges')
  await expect(page.getByRole('heading', { level: 1, name: 'Social Challenges' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Started' })).toBeHidden()
})

offline.describe('without a network', () => {
  offline.use(phone)

  offline(
    'a completed challenge has closed its moment at once, and is written once when back',
    async ({ page, api, door, member, pageWatch }) => {
      pageWatch.tolerate(/ERR_|Failed to fetch|waits on this device/)
      await member()
      const { challenge, dialog } = await beginChallenge(page, api)
      await page.goto('/moments')
      await keepOfflineCopy(page, { isMember: true })
      await page.reload()
      await expect(page.getByRole('region', { name: 'Challenges you started' })).toBeVisible()
      await page.goto(`/challenges?challenge=${challenge.id}`)
      await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible()
      await door.close()

      await press(dialog, 'Continue')
      await press(dialog, 'I Completed the Challenge')
      await dialog.getByLabel('One line you learned').fill('It took a minute.')
      await press(dialog, 'Complete Challenge')
      await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
      await page.goto('/moments')
      await expect(page.getByRole('region', { name: 'Closed' }).getByText('It took a minute.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Challenges you started' })).toBeHidden()

      await door.open()
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect.poll(async () => (await api.call(listMoments))[0]?.after?.learnt).toBe('It took a minute.')
      expect(await api.call(listMoments)).toHaveLength(1)
    },
  )
})

/** Starts a challenge without a prediction, and leaves it open. */
async function beginChallenge(page: Page, api: Api) {
  await goPremium(api)
  const [challenge] = await findChallenges(api, { difficultyLevel: 1 })
  await page.goto(`/challenges?challenge=${challenge!.id}`)
  const dialog = page.getByRole('dialog', { name: challenge!.title })
  await startWithout(dialog)
  await press(dialog, 'Not yet')
  return { challenge: challenge!, dialog }
}
