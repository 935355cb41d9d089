import { readChatSession, sendChatMessage } from '#contract/coach.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { expect, test } from '../harness/test.ts'
import { toastWith } from '../steps/accounts-steps.ts'
import {
  conversation,
  crisisHelp,
  field,
  openCoach,
  saidByCoach,
  saidByYou,
  say,
  sendButton,
  signUpForCoach,
} from '../steps/coach-steps.ts'

const unauthorized = {
  status: 401,
  json: { error: 'Unauthorized', code: 'unauthorized', message: 'Please sign in to continue.' },
}

test('a visitor and a free member see what premium offers', async ({ page, member }) => {
  await page.goto('/coach')
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign Up for Premium' })).toHaveAttribute(
    'href',
    '/auth?action=subscribe',
  )

  await member()
  await page.goto('/dashboard')
  const ask = page.getByRole('region', { name: 'Ask WingMate' })
  await expect(ask.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'AI Coach' }).click()
  await expect(page).toHaveURL('/coach')
  await expect(page).toHaveTitle(/^AI Coach/)
  await expect(field(page)).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('a member in a trial talks with the coach by keyboard, and opens what it names', async ({ page, member, api }) => {
  await signUpForCoach(member, api)
  await openCoach(page)
  await expect(page.getByText('WingMate is an AI, not a person, and this is coaching, not therapy.')).toBeVisible()
  await expect(
    page.getByText('These are conversations written by people ahead of time.').filter({ visible: true }),
  ).toBeVisible()
  const starters = page.getByRole('group', { name: 'Or start with one of these' })
  await expect(starters.getByRole('button')).toHaveCount(3)
  await expect(sendButton(page)).toBeDisabled()

  await field(page).press('Space')
  await field(page).press('Enter')
  await expect(saidByYou(page)).toHaveCount(0)
  await field(page).fill('I have a presentation tomorrow')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('and I am dreading it')
  await page.reload()
  await expect(field(page)).toHaveValue('I have a presentation tomorrow\nand I am dreading it')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(saidByYou(page)).toContainText('and I am dreading it')
  await expect(saidByCoach(page)).toHaveCount(2)
  await expect(saidByCoach(page).last().locator('time')).toBeVisible()
  await expect(starters).toHaveCount(0)
  const [reply] = (await api.call(readChatSession)).messages.slice(-1)
  await expect(page.getByRole('status').filter({ hasText: 'WingMate: ' })).toContainText(reply!.content.slice(0, 40))

  await expectNoAxeViolations(page)
})

test('somebody who does not know how to begin chooses a subject, corrects the coach, and says goodbye', async ({
  page,
  member,
  api,
}) => {
  await signUpForCoach(member, api)
  await openCoach(page)
  await page.getByRole('button', { name: 'Not sure how to begin? Choose a subject' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is it about?' })
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Giving a talk' }).click()
  await expect(saidByYou(page)).toContainText('Giving a talk')
  await expect(page.getByText('Talking about speaking in front of people.')).toBeVisible()
  await say(page, 'yes')
  await say(page, 'yes')
  const [step] = (await api.call(readChatSession)).messages.slice(-1)
  const card = conversation(page).getByRole('link').first()
  await expect(card).toHaveAttribute('href', step!.sources![0]!.href)
  await card.click()
  // Going back before the item has opened would leave the app.
  await expect(page).toHaveURL(step!.sources![0]!.href)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Page Not Found')
  await page.goBack()

  await page.getByRole('button', { name: 'That’s not it' }).click()
  await expect(saidByYou(page).last()).toContainText('That’s not it')
  await expect(saidByCoach(page).last()).toContainText(/sorry|mistake|wrong|misread/i)
  await expect(page.getByText('Talking about speaking in front of people.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Chat options' }).click()
  await page.getByRole('menuitem', { name: 'End here' }).click()
  await expect(saidByYou(page).last()).toContainText('Goodbye for now')
  await expect(saidByCoach(page).last()).not.toContainText('?')
})

test('chats are kept apart by life area, begun anew, found again and deleted', async ({ page, member, api }) => {
  await signUpForCoach(member, api)
  await openCoach(page)
  await say(page, 'my boss wants a word on monday')
  await page.getByRole('radio', { name: 'Dating' }).click()
  await expect(page).toHaveURL('/coach?area=dating')
  await expect(saidByYou(page)).toHaveCount(0)
  await page.getByRole('group', { name: 'Or start with one of these' }).getByRole('button').first().click()
  await expect(saidByYou(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await page.reload()
  await expect(saidByYou(page)).toHaveCount(1)
  await page.getByRole('radio', { name: 'Work' }).click()
  await expect(saidByYou(page)).toContainText('my boss wants a word on monday')

  const menu = page.getByRole('button', { name: 'Chat options' })
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'New chat' }).press('Enter')
  await expect(saidByYou(page)).toHaveCount(0)
  // A click while the menu is still closing would only close it.
  await expect(page.getByRole('menu')).toHaveCount(0)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Earlier chats' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^my boss wants a word/ }).click()
  await expect(dialog).toContainText('You: my boss wants a word on monday')
  await dialog.getByRole('button', { name: 'All chats' }).click()
  await dialog.getByRole('button', { name: 'Delete the chat “my boss' }).click()
  await dialog.getByRole('button', { name: 'Yes, delete the chat “my boss' }).click()
  await expect(dialog.getByText('my boss wants a word')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  await page.getByRole('radio', { name: 'Dating' }).click()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete this chat' }).click()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(saidByYou(page)).toHaveCount(1)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete this chat' }).click()
  await dialog.getByRole('button', { name: 'Delete this chat' }).click()
  await expect(saidByYou(page)).toHaveCount(0)
})

test('a message that cannot be sent is taken back, the words stay, and a session that ended leads to sign-in', async ({
  page,
  context,
  member,
  api,
  pageWatch,
}) => {
  pageWatch.tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await signUpForCoach(member, api)
  await openCoach(page)
  // What is needed without a network is loaded at the first key.
  const rules = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/safety-net'))
  await field(page).fill('the')
  await rules
  await waitUntilAwake(page)
  await context.setOffline(true)
  await field(page).fill('my interview is tomorrow')
  await sendButton(page).click()
  await expect(toastWith(page, 'Error', 'Failed to send message. Please try again.')).toBeVisible()
  await expect(field(page)).toHaveValue('my interview is tomorrow')
  await expect(saidByYou(page)).toHaveCount(0)
  await expect(crisisHelp(page)).toHaveCount(0)
  await expect(page.getByText('Your message is saved on this device')).toBeVisible()

  await field(page).fill('I want to kill myself')
  await field(page).press('Enter')
  await expect(crisisHelp(page).getByRole('link').first()).toHaveText(/Text 988/)
  await expect(field(page)).toHaveValue('I want to kill myself')

  await context.setOffline(false)
  await field(page).fill('my interview is tomorrow')
  await field(page).press('Enter')
  await expect(saidByCoach(page).last().locator('time')).toBeVisible()
  await expect(saidByCoach(page)).toHaveCount(2)
  await expect(saidByYou(page)).toHaveCount(1)
  await expect(crisisHelp(page)).toHaveCount(0)

  await page.route('**/api/chat/message', (route) => route.fulfill(unauthorized))
  await field(page).fill('are you there')
  await field(page).press('Enter')
  await expect(toastWith(page, 'Unauthorized', 'You are logged out. Redirecting to sign in...')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('Stop aborts and puts the words back, with focus in the field', async ({ page, member, api, pageWatch }) => {
  pageWatch.tolerate(/ERR_/)
  await signUpForCoach(member, api)
  await openCoach(page)
  // The server never receives it, because the request is blocked.
  await page.route('**/api/chat/message', () => {})
  await field(page).fill('wait, not yet')
  await field(page).press('Enter')
  await expect(saidByYou(page)).toContainText('wait, not yet')
  await expect(saidByCoach(page)).toHaveCount(2)
  await expect(sendButton(page)).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'WingMate is writing' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('wait, not yet')
  await expect(saidByYou(page)).toHaveCount(0)
  await page.unroute('**/api/chat/message')
  await field(page).press('Enter')
  await expect(saidByCoach(page)).toHaveCount(2)
})

test('two tabs show the same chat; what was said long ago comes on demand, without a jump', async ({
  page,
  context,
  member,
  api,
}) => {
  await signUpForCoach(member, api)
  for (let i = 1; i <= 27; i += 1) await api.call(sendChatMessage, { body: { message: `thing number ${i}` } })
  await openCoach(page)
  const other = await context.newPage()
  await openCoach(other)
  await say(page, 'said in the first tab')
  await expect(saidByYou(other).last()).toContainText('said in the first tab')
  await say(other, 'said in the second tab')
  await expect(saidByYou(page).last()).toContainText('said in the second tab')
  await expect(saidByYou(page).last()).toBeInViewport()

  const older = page.getByRole('button', { name: 'Earlier messages' })
  await older.scrollIntoViewIfNeeded()
  const first = saidByYou(page).first()
  const words = await first.textContent()
  const before = await first.boundingBox()
  await older.click()
  await expect(saidByYou(page).first()).toContainText('thing number 1')
  await expect(older).toHaveCount(0)
  const after = await saidByYou(page).filter({ hasText: words! }).first().boundingBox()
  expect(Math.abs(after!.y - before!.y)).toBeLessThan(80)
  await page.getByRole('button', { name: 'To the latest message' }).click()
  await expect(saidByYou(page).last()).toBeInViewport()
})

test('what the coach remembers can be seen, changed and deleted', async ({ page, member, api }) => {
  await signUpForCoach(member, api)
  await openCoach(page)
  await say(page, 'please call me Juniper')
  const memory = page.getByRole('region', { name: 'What WingMate remembers' })
  await expect(memory).toContainText('You want to be called Juniper.')
  await memory.getByRole('button', { name: 'Edit or forget' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Change: You want to be called Juniper.' }).click()
  await dialog.getByLabel('What WingMate calls you').fill('June')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('You want to be called June.')
  await dialog.getByRole('button', { name: 'Forget: You want to be called June.' }).click()
  await expect(dialog).toContainText('WingMate remembers nothing about you.')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(memory).toContainText('Nothing yet.')
})

test('before anything goes to another company the person is asked, and asked once', async ({ page, member, api }) => {
  await signUpForCoach(member, api)
  const consent = { provider: 'coach.example.com', granted: null as boolean | null }
  await page.route('**/api/chat/{session,message}*', async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), accept: 'application/json' } })
    const body = await answer.json()
    const json = body.session ? { session: { ...body.session, consent } } : { ...body, consent }
    await route.fulfill({ json })
  })
  await page.route('**/api/chat/consent', (route) => {
    consent.granted = (route.request().postDataJSON() as { granted: boolean }).granted
    return route.fulfill({ json: consent })
  })
  await openCoach(page)
  await field(page).fill('hello there')
  await field(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Who should answer you?' })
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('hello there')
  await field(page).press('Enter')
  await dialog.getByRole('button', { name: 'Let coach.example.com answer' }).click()
  await expect(saidByYou(page)).toContainText('hello there')
  await expect(page.getByText('coach.example.com writes the answers').filter({ visible: true })).toBeVisible()
  await expect(saidByCoach(page).last()).toContainText('Built-in coach')
  await say(page, 'and again')
  await expect(dialog).toHaveCount(0)
})
