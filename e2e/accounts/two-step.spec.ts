import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { readTwoStep, setUpTwoStep, type TwoStepState, turnOnTwoStep } from '#contract/accounts/two-step.ts'
import { expectNoAxeViolations, expectSoundAtBothSizes } from '../harness/accessibility.ts'
import type { Api } from '../harness/api.ts'
import type { Person } from '../harness/people.ts'
import { expect, phone, test } from '../harness/test.ts'
import { signIn, toastWith } from '../steps/accounts-steps.ts'

/** Turning it on uses up the current code; the next one is already valid. */
const codeOf = (key: string, halfMinutes: number) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 })

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })

/** Only this part: others may be half under the header, depending on where the page has scrolled. */
async function expectSectionSound(page: Page) {
  for (const size of [phone.viewport, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size)
    await expectNoAxeViolations(page, '#two-step')
  }
}

/** What the account page does, over the API. */
async function turnOn(api: Api, { password }: Person) {
  const { key } = await api.call(setUpTwoStep, { body: { password } })
  const { recoveryCodes } = await api.call(turnOnTwoStep, { body: { code: codeOf(key, 0) } })
  return { key, recoveryCodes }
}

test('two-step sign-in is set up with a picture and a first code, and gives recovery codes once', async ({
  page,
  member,
  outbox,
  pageWatch,
}) => {
  pageWatch.tolerate(/status of 403/)
  const person = await member()
  await page.goto('/account#two-step')
  const section = sectionOf(page)
  await section.getByLabel('Your password', { exact: true }).fill('not the right one')
  await page.keyboard.press('Enter')
  await expect(section.getByText('That is not your current password.')).toBeVisible()
  await section.getByLabel('Your password', { exact: true }).fill(person.password)
  await section.getByRole('button', { name: 'Set it up' }).click()
  await expect(section.getByRole('img', { name: /key as a picture/ })).toBeVisible()
  await expect(section.getByLabel('Code from your app')).toBeFocused()
  await expectSectionSound(page)
  const key = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await section.getByLabel('Code from your app').fill(codeOf(key, 0))
  await page.keyboard.press('Enter')
  await expect(section.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
  await expect(section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await expectSectionSound(page)
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download them' }).click()
  expect((await download).suggestedFilename()).toBe('hearten-recovery-codes.txt')
  await section.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(section.getByText(/On since .*10 recovery codes are left\./)).toBeFocused()
  await outbox.next(person.email, /^Two-step sign-in was turned on$/)
})

test('a sign-in asks for the code after the password, and a recovery code turns it off', async ({
  page,
  api,
  member,
  outbox,
  pageWatch,
}) => {
  pageWatch.tolerate(/status of 403/)
  const person = await member()
  const { key, recoveryCodes } = await turnOn(api, person)
  await page.context().clearCookies()
  await page.goto('/account')
  await signIn(page, person)
  const second = page.getByRole('form', { name: 'Second step' })
  await expect(second.getByLabel('Code')).toBeFocused()
  await expectSoundAtBothSizes(page)
  expect(await page.context().cookies()).toEqual([])
  await second.getByLabel('Code').fill(codeOf(key, -9))
  await page.keyboard.press('Enter')
  await expect(second.getByText('That code did not work.')).toBeVisible()
  await second.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await signIn(page, person)
  await second.getByLabel('Code').fill(codeOf(key, 1))
  await page.keyboard.press('Enter')
  await expect(toastWith(page, 'Welcome back!')).toBeVisible()

  const section = sectionOf(page)
  await section.getByRole('button', { name: 'Turn it off' }).click()
  await expect(section.getByLabel('Your password', { exact: true })).toBeFocused()
  await section.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(section.getByRole('button', { name: 'Turn it off' })).toBeFocused()
  await page.keyboard.press('Enter')
  await section.getByLabel('Your password', { exact: true }).fill(person.password)
  await section.getByLabel('Code').fill(recoveryCodes[0] ?? '')
  await expectNoAxeViolations(page, '#two-step')
  await section.getByRole('button', { name: 'Turn it off' }).click()
  await expect(toastWith(page, 'Two-step sign-in is off.')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Set it up' })).toBeVisible()
  await outbox.next(person.email, /^Two-step sign-in was turned off$/)
})

test('an administrator who needs the second step is led to it', async ({ page, admin }) => {
  await admin()
  // Journeys run in a demo, which does not require it; the server's part is covered by its own tests.
  const state: TwoStepState = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: true }
  await page.route(`**${readTwoStep.path}`, (route) => route.fulfill({ json: state }))
  for (const address of ['/admin', '/analytics', '/moderation', '/article-manager']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Two-step sign-in comes first' })).toBeVisible()
  }
  await expectSoundAtBothSizes(page)
  await page.getByRole('link', { name: 'Set it up' }).click()
  await expect(page.getByText('The administrators’ pages open once this is on.')).toBeVisible()
})
