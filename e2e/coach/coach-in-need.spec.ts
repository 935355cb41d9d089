import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'
import { toastWith } from '../steps/accounts-steps.ts'
import { conversation, crisisHelp, openCoach, saidByYou, say, signUpForCoach } from '../steps/coach-steps.ts'

test.describe('on a phone', () => {
  test.use(phone)

  test('a message from somebody in danger brings the help lines of their country at once, also from the dashboard', async ({
    page,
    member,
    api,
  }) => {
    await signUpForCoach(member, api)
    await openCoach(page)
    await expect(page.getByRole('link', { name: 'Help now' })).toBeVisible()
    await expect(conversation(page).locator('time').first()).toBeHidden()
    await say(page, 'after tonight I do not want to be alive anymore')
    const help = crisisHelp(page)
    await expect(help.getByRole('link').first()).toHaveText(/Call 911|Text 988/)
    await expect(help.getByRole('link', { name: /Text 988/ })).toHaveAttribute('href', 'sms:988')
    await help.getByLabel('Country').selectOption('United Kingdom')
    await expect(help.getByRole('link', { name: /116 123/ })).toBeVisible()
    await expect(help.getByRole('link', { name: /988/ })).toHaveCount(0)
    await expect(page.getByText('Any answer is all right.')).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await say(page, 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await page.getByRole('link', { name: 'Back', exact: true }).tap()
    const ask = page.getByRole('region', { name: 'Ask WingMate' })
    await ask.getByRole('textbox').fill('what if nobody talks to me')
    await ask.getByRole('button', { name: 'Send' }).tap()
    const toast = toastWith(
      page,
      'Message sent!',
      'Boost has received your message. Check the full chat to see the response.',
    )
    await expect(toast).toBeVisible()
    await expect(ask.getByRole('textbox')).toHaveValue('')
    await ask.getByRole('textbox').fill('I want to kill myself')
    await ask.getByRole('textbox').press('Enter')
    await expect(crisisHelp(page).getByRole('link', { name: /116 123/ })).toBeVisible()
    await toast.getByRole('button', { name: 'Open the full chat' }).tap()
    await expect(page).toHaveURL('/coach')
    await expect(saidByYou(page).last()).toContainText('I want to kill myself')
  })
})
