import { readReminders } from '#contract/moments/reminders.ts'
import { expectNoAxeViolations, expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { test } from '../harness/network.ts'
import { expect } from '../harness/test.ts'
import { linkIn } from '../steps/accounts-steps.ts'
import { addMoment, button, inHours, openMoment } from '../steps/moments-steps.ts'
import { agreeToPush, deliverPush, shownNotifications } from '../steps/reminders-steps.ts'

test('reminders are off, turned on one by one, quiet at night, and stopped by one switch', async ({
  page,
  api,
  member,
  outbox,
}) => {
  const { email } = await member()
  const { id } = await addMoment(api, { startsAt: inHours(20) })
  await agreeToPush(page)

  await openMoment(page, id)
  await expect(page.getByText('Nothing will be sent yet')).toBeVisible()
  await button(page, '10 minutes before').click()
  await expect(button(page, '10 minutes before')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Turn reminders on' }).click()

  const section = page.getByRole('region', { name: 'Reminders', exact: true })
  const toggle = (name: string) => section.getByRole('switch', { name, exact: true })
  for (const name of ['On this device', 'By email', 'Quiet hours', 'Stop all reminders'])
    await expect(toggle(name)).not.toBeChecked()
  await expect(toggle('By email')).toBeDisabled()
  await page.goto(linkIn(await outbox.next(email)))
  await button(page, 'Confirm my email').click()
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  await page.goto('/account#reminders')

  await toggle('On this device').click()
  await expect(toggle('On this device')).toBeChecked()
  await expect(section.getByText('The screen shows only “Hearten: 10 minutes”')).toBeVisible()
  await toggle('By email').click()
  await expect(section.getByText(`Sends an email to ${email}`)).toBeVisible()
  await toggle('Quiet hours').click()
  await section.getByLabel('Until').fill('06:30')
  await section.getByRole('button', { name: 'Make an address' }).click()
  const address = section.getByLabel('Your calendar address')
  await expect(address).toHaveValue(/\/api\/calendar\/.+\.ics$/)
  const before = await address.inputValue()
  await section.getByRole('button', { name: 'New address' }).click()
  await expect(address).not.toHaveValue(before)
  const kept = { byMail: true, quietHours: { from: '22:00', until: '06:30' }, isStopped: false }
  await expect.poll(() => api.call(readReminders)).toMatchObject({ ...kept, devices: [{ device: expect.any(String) }] })
  await expectNoAxeViolations(page, '#reminders')
  await expectSoundAtBothSizes(page)

  await toggle('Stop all reminders').click()
  await expect.poll(async () => (await api.call(readReminders)).isStopped).toBe(true)
  await page.reload()
  await expect(toggle('Stop all reminders')).toBeChecked()
  await expect(toggle('On this device')).toBeChecked()
  await openMoment(page, id)
  await expect(page.getByText('You stopped all reminders, so nothing will be sent.')).toBeVisible()
  await expectSoundAtBothSizes(page)

  await page.goto('/account#reminders')
  await toggle('On this device').click()
  await expect(toggle('On this device')).not.toBeChecked()
  expect((await api.call(readReminders)).devices).toEqual([])
})

test('a push message is shown in neutral words, and a repeated one once', async ({ page, member, door }) => {
  await member()
  await agreeToPush(page)
  await page.goto('/account')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const reminder = { title: 'Hearten: 10 minutes', href: '/moments/1?phase=before', tag: 'one' }
  await deliverPush(page, door.url, reminder)
  await deliverPush(page, door.url, reminder)
  await expect.poll(() => shownNotifications(page)).toEqual([{ title: 'Hearten: 10 minutes', body: '', tag: 'one' }])
})
