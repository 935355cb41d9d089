import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'
import { signInOver, toastWith } from '../steps/accounts-steps.ts'
import { card, findChallenges, goPremium, openChallenges } from '../steps/challenges-steps.ts'

test.describe('on a phone', () => {
  test.use(phone)

  test('a challenge can be done with one thumb, and nothing is wider than the screen', async ({
    page,
    member,
    anotherDevice,
  }) => {
    const person = await member()
    const { api } = await anotherDevice()
    await signInOver(api, person)
    await goPremium(api)
    const [challenge] = await findChallenges(api, { difficultyLevel: 5 })
    await openChallenges(page, '?level=5')
    await expect(card(page, challenge!.title)).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await card(page, challenge!.title).getByRole('link').tap()
    const dialog = page.getByRole('dialog', { name: challenge!.title })
    await dialog.getByLabel('What do you fear will happen?').fill('W'.repeat(300))
    await dialog.getByRole('button', { name: 'Next' }).tap()
    await dialog.getByRole('button', { name: 'Start Challenge' }).tap()
    await expect(dialog.getByRole('heading', { name: 'What to do' })).toBeInViewport()
    await dialog.getByRole('button', { name: 'I Completed the Challenge' }).tap()
    await dialog
      .getByRole('radiogroup', { name: /^Did it happen/ })
      .getByText('Partly')
      .tap()
    expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0)
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Next' }).tap()
    await dialog.getByRole('button', { name: 'Complete Challenge' }).tap()
    await expect(toastWith(page, 'Challenge Complete! 🎉')).toBeVisible()
  })
})
