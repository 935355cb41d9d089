import { createForumReply } from '#contract/forum/forum.ts'
import { readNotificationPreferences } from '#contract/notifications.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { expect, test } from '../harness/test.ts'
import { toastWith } from '../steps/accounts-steps.ts'
import { joinCommunity, titled, writePost } from '../steps/community-steps.ts'

test('the bell shows how many notifications are unread, or that there are none, and each kind can be switched off', async ({
  page,
  api,
  anotherDevice,
  pageWatch,
}) => {
  pageWatch.tolerate(/ERR_FAILED/)
  await joinCommunity(api)
  await page.goto('/techniques')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText('Nothing new')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  const other = await anotherDevice()
  await joinCommunity(other.api)
  const titles = [titled('First'), titled('Second')]
  const posts = await Promise.all(titles.map((title) => writePost(api, { title })))
  for (const { id } of posts) {
    await other.api.call(createForumReply, { params: { postId: id }, body: { content: 'Same here.' } })
  }
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: '2 unread notifications' })).toBeAttached()
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByRole('listitem').first()).toContainText('Unread')
  await expectNoAxeViolations(page)
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(panel.getByText('Unread')).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)

  await panel.getByRole('link', { name: 'your account page' }).click()
  await expect(page).toHaveURL('/account#notifications')
  const choices = page.getByRole('region', { name: 'Notifications' })
  const replies = choices.getByRole('switch', { name: 'Replies to your posts' })
  await expect(replies).toBeChecked()
  await page.route('**/api/notifications/preferences', (route) => route.abort(), { times: 1 })
  await replies.click()
  await expect(toastWith(page, 'That switch was not saved')).toBeVisible()
  await expect(replies).toBeChecked()
  await replies.click()
  await expect.poll(async () => (await api.call(readNotificationPreferences)).forum_reply).toBe(false)
  await page.reload()
  await expect(replies).not.toBeChecked()
})
