import { readChatSession } from '#contract/coach.ts'
import { createMoodEntry, listMoodEntries } from '#contract/progress.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'
import { signIn, signInOver, toastWith } from '../steps/accounts-steps.ts'
import { press } from '../steps/challenges-steps.ts'
import { conversation, field, openCoach, saidByYou, sendButton, signUpForCoach } from '../steps/coach-steps.ts'
import {
  checkIn,
  comeBack,
  cutOff,
  dialogNamed,
  face,
  openDashboard,
  readDevice,
  reconnect,
  sign,
} from '../steps/unsent-steps.ts'

const waits = 'Saved on this device, will sync when you’re back online.'
const leaving = 'Sign out and leave this behind?'

test.beforeEach(({ pageWatch }) => pageWatch.tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/))

test.describe('on a phone', () => {
  test.use(phone)

  test('signing out with something unsent asks first, in every tab, and sends it or leaves nothing', async ({
    page,
    context,
    member,
    api,
  }) => {
    const person = await member()
    await openDashboard(page)
    const second = await context.newPage()
    await openDashboard(second)
    await page.bringToFront()
    await cutOff(context)
    await face(page, 'Shaky').tap()
    await expect(checkIn(page)).toContainText(waits)
    await expect(sign(page)).toHaveAccessibleName('1 not sent yet')

    // The other tab shows it, although it was made here.
    await expect(face(second, 'Shaky')).toBeChecked()
    for (const tab of [second, page]) {
      await tab.bringToFront()
      await press(tab, 'Menu')
      await press(tab, 'Sign Out')
      await expect(dialogNamed(tab, leaving)).toContainText('Check-in: Shaky')
      if (tab === page) await expectNoAxeViolations(page)
      await press(dialogNamed(tab, leaving), 'Stay signed in')
      await expect(dialogNamed(tab, leaving)).toHaveCount(0)
    }

    await press(page, 'Sign Out')
    await press(dialogNamed(page, leaving), 'Send now and sign out')
    await expect(dialogNamed(page, leaving)).toContainText('you’re still signed in. Nothing is lost.')
    await reconnect(context)
    await press(dialogNamed(page, leaving), 'Send now and sign out')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    await signInOver(api, person)
    expect(await api.call(listMoodEntries)).toMatchObject([{ mood: 2 }])

    await openDashboard(page)
    await expect(face(page, 'Shaky')).toBeChecked()
    await cutOff(context)
    await face(page, 'Rough').tap()
    await expect(checkIn(page)).toContainText(waits)
    await press(page, 'Menu')
    await press(page, 'Sign Out')
    await press(dialogNamed(page, leaving), 'Sign out and lose it')
    await expect.poll(() => readDevice(second).catch(() => 'busy')).toBe('[]')
  })
})

test('what one member left unsent is neither seen nor sent by the next, and goes out when they return', async ({
  page,
  member,
  api,
  anotherDevice,
}) => {
  const elsewhere = await anotherDevice()
  const jonas = await member({ firstName: 'Jonas' })
  await api.send('POST', '/api/auth/signout')
  const maya = await member()
  await openDashboard(page)
  await api.send('POST', '/api/auth/signout')
  await face(page, 'Good').click()
  await expect(page).toHaveURL('/auth')
  await signIn(page, jonas)
  await expect(page).toHaveURL('/dashboard')
  await expect(checkIn(page)).toContainText('Your first check-in starts the record.')
  await expect(face(page, 'Good')).not.toBeChecked()
  await comeBack(page)
  await expect(sign(page)).toHaveCount(0)
  await signInOver(elsewhere.api, maya)
  expect(await elsewhere.api.call(listMoodEntries)).toEqual([])
  expect(await api.call(listMoodEntries)).toEqual([])
  expect(await readDevice(page)).toContain(maya.user.id)

  // He signs out without losing anything of his own; her data stays.
  await press(page, 'Your menu')
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  await signIn(page, maya)
  await expect(face(page, 'Good')).toBeChecked()
  await expect.poll(() => elsewhere.api.call(listMoodEntries)).toMatchObject([{ mood: 5 }])
})

test('a change the server refuses does not hold up the rest, and can be viewed, retried and discarded', async ({
  page,
  context,
  member,
  api,
}) => {
  await member()
  await openDashboard(page)
  await cutOff(context)
  await face(page, 'Rough').click()
  await expect(checkIn(page)).toContainText(waits)
  await press(checkIn(page), 'Check in again')
  await face(page, 'Good').click()
  const refusal = { error: 'Conflict', code: 'conflict', message: 'That day is over.' }
  let refusals = 0
  await page.route('**/api/mood-entries', (route) => {
    if (route.request().method() !== 'POST' || route.request().postDataJSON().mood !== 1) return route.continue()
    refusals += 1
    return route.fulfill({ status: 409, json: refusal })
  })
  await reconnect(context)
  await comeBack(page)
  await expect(toastWith(page, 'One thing didn’t go through', 'Check-in: Rough')).toBeVisible()
  await expect.poll(() => api.call(listMoodEntries)).toMatchObject([{ mood: 5 }])
  await expect(sign(page)).toHaveAccessibleName('1 not sent yet')

  await press(page, 'Your menu')
  await page.getByRole('menuitem', { name: '1 not sent yet' }).click()
  const list = dialogNamed(page, 'Not sent yet')
  await expect(list).toContainText('That day is over.')
  await expectNoAxeViolations(page)
  await press(list, 'Try again')
  await expect.poll(() => refusals).toBe(2)
  await expect(list).toContainText('That day is over.')
  await press(list, 'Discard it')
  await expect(list).toContainText('Nothing is waiting on this device.')
  await page.keyboard.press('Escape')
  await expect(sign(page)).toHaveCount(0)
  expect(await readDevice(page)).toBe('[]')
})

test('a message to the coach waits as a draft, is never sent by itself, and counts once', async ({
  page,
  context,
  member,
  api,
}) => {
  await signUpForCoach(member, api)
  await openCoach(page)
  await context.setOffline(true)
  await field(page).fill('Drinks at seven. I might cancel.')
  await expect(page.getByText('You’re offline. Your message is saved on this device.')).toBeVisible()
  await sendButton(page).click()
  await expect(toastWith(page, 'Error', 'Failed to send message. Please try again.')).toBeVisible()
  await expect(field(page)).toHaveValue('Drinks at seven. I might cancel.')
  await page.close()

  // Another tab, later, with a network: the text is still there, and stays until somebody sends it.
  await context.setOffline(false)
  const later = await context.newPage()
  await openCoach(later)
  await expect(field(later)).toHaveValue('Drinks at seven. I might cancel.')
  await comeBack(later)
  expect((await api.call(readChatSession)).messages).toHaveLength(1)

  // The message arrives but its answer does not, and the tab is closed meanwhile.
  await later.route('**/api/chat/message', async (route) => {
    await route.fetch()
    await later.close()
  })
  await sendButton(later).click()
  await expect.poll(() => later.isClosed()).toBe(true)
  const last = await context.newPage()
  await openCoach(last)
  await expect(saidByYou(last)).toHaveCount(1)
  await expect(conversation(last)).toContainText('Drinks at seven. I might cancel.')
  await expect(field(last)).toHaveValue('')
  expect((await api.call(readChatSession)).messages).toHaveLength(3)
})

test('a browser that stores nothing says so, and still sends what its tab holds', async ({
  page,
  context,
  member,
  api,
}) => {
  await member()
  await api.call(createMoodEntry, { body: { mood: 3, timeZone: 'UTC', madeSecondsAgo: 2 * 24 * 60 * 60 } })
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
  })
  await openDashboard(page)
  await cutOff(context)
  await face(page, 'Steady').click()
  await expect(checkIn(page)).toContainText('Held in this tab only, because this browser stores nothing right now.')
  await reconnect(context)
  await comeBack(page)
  await expect(checkIn(page)).toContainText(/Saved \d+:\d\d/)
  await expect.poll(() => api.call(listMoodEntries)).toMatchObject([{ mood: 4 }, { mood: 3 }])
})
