import type { Locator } from '@playwright/test'
import { createForumReply, listForumPosts } from '#contract/forum/forum.ts'
import { listNotifications } from '#contract/notifications.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import type { Api } from '../harness/api.ts'
import { signInAdmin } from '../harness/people.ts'
import { expect, phone, test } from '../harness/test.ts'
import { confirmIt, toastWith } from '../steps/accounts-steps.ts'
import {
  card,
  expectListed,
  fillPost,
  joinCommunity,
  newPostDialog,
  openCommunity,
  openPost,
  titled,
  writePost,
} from '../steps/community-steps.ts'

const titlesFor = async (api: Api) =>
  (await api.call(listForumPosts, { query: { limit: '50' } })).map((one) => one.title)

test('a post with a link waits for a moderator, and a reported one can be hidden and restored', async ({
  page,
  api,
  anotherDevice,
  pageWatch,
}) => {
  pageWatch.tolerate(/status of 403/)
  await joinCommunity(api)
  const held = titled('A quiet group')
  const plain = titled('A loud group')
  await writePost(api, { title: plain })
  await openCommunity(page)
  await page.getByRole('button', { name: 'New Post' }).click()
  await fillPost(page, {
    title: held,
    content: 'Look up quiet-tables.org for the days.',
    category: 'Social Situations',
  })
  await expect(newPostDialog(page).getByText('This will wait for review')).toBeVisible()
  await newPostDialog(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Your post has been created!', 'It seems to contain a link')).toBeVisible()
  await expect(page.getByRole('button', { name: 'My posts' })).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page, held)).toContainText('Waiting for review')

  const reader = await anotherDevice()
  await joinCommunity(reader.api)
  await openCommunity(reader.page)
  expect(await titlesFor(reader.api)).not.toContain(held)
  const thread = await openPost(reader.page, plain)
  await thread.getByRole('button', { name: 'Report' }).click()
  const report = reader.page.getByRole('dialog', { name: 'Report this post' })
  await expect(report.getByRole('button', { name: 'Send report' })).toBeDisabled()
  await report.getByRole('radio', { name: 'It is unkind or hurtful' }).check()
  await report.getByLabel('Anything to add?').fill('The last line.')
  await expectNoAxeViolations(reader.page)
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(toastWith(reader.page, 'Thank you. A person will look at it.')).toBeVisible()
  await expect(thread.getByRole('button', { name: 'Report' })).toBeFocused()

  const desk = await anotherDevice()
  await signInAdmin(desk.api)
  await desk.page.goto('/moderation')
  await desk.page.getByRole('button', { name: 'Your menu' }).click()
  await expect(desk.page.getByRole('menuitem', { name: 'Moderation' })).toHaveAttribute('href', '/moderation')
  await desk.page.keyboard.press('Escape')
  await expectNoAxeViolations(desk.page)
  await desk.page.getByRole('button', { name: 'Held for contact details' }).click()
  await expect(card(desk.page, held)).toContainText('Maya Lindqvist')
  await card(desk.page, held).getByRole('button', { name: 'Put it up' }).click()
  await expect(card(desk.page, held)).toHaveCount(0)
  await desk.page.getByRole('button', { name: 'Reported', exact: true }).click()
  await expect(card(desk.page, plain)).toContainText('It is unkind or hurtful: The last line.')
  await card(desk.page, plain).getByLabel('Note for the log').fill(`Unkind: ${plain}`)
  await card(desk.page, plain).getByRole('button', { name: 'Hide' }).click()
  await expect(toastWith(desk.page, 'Hidden. It is in the log.')).toBeVisible()
  await expect(card(desk.page, plain)).toHaveCount(0)

  await reader.page.reload()
  await expect(reader.page.getByRole('dialog', { name: 'This post is no longer here' })).toBeVisible()
  await reader.page.getByRole('button', { name: 'All discussions' }).click()
  await expectListed(reader.page, held)
  expect(await titlesFor(reader.api)).not.toContain(plain)

  const told = (await api.call(listNotifications)).notifications.map((one) => one.title)
  expect(told.toSorted()).toEqual(['Your post is up', 'Your post was taken down'])

  await desk.page.getByRole('tab', { name: 'Log' }).click()
  const entry = desk.page.getByRole('listitem').filter({ hasText: `Unkind: ${plain}` })
  await expect(entry).toContainText('Hidden')
  await entry.getByRole('button', { name: 'Restore' }).click()
  await confirmIt(desk.page)
  await expect(toastWith(desk.page, 'Put up. It is in the log.')).toBeVisible()
  expect(await titlesFor(reader.api)).toContain(plain)
})

test('one’s own words are changed and deleted, somebody is blocked, and found again on the account page', async ({
  page,
  api,
  anotherDevice,
}) => {
  await joinCommunity(api)
  const mine = titled('My elevator')
  await writePost(api, { title: mine })
  const jonas = await anotherDevice()
  await joinCommunity(jonas.api, { firstName: 'Jonas', lastName: 'Tamm' })
  const his = titled('His taxi')
  const { id } = await writePost(jonas.api, { title: his })
  await jonas.api.send('POST', `/api/forum/posts/${id}/replies`, { content: 'It came.' })
  await openCommunity(page)

  const own = await openPost(page, mine)
  await own.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill(`${mine}, again`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const changed = page.getByRole('dialog', { name: `${mine}, again` })
  await expect(changed.getByText('Edited')).toBeVisible()
  await changed.getByLabel('Your reply').fill('One more thnig.')
  await changed.getByRole('button', { name: 'Reply', exact: true }).click()
  await changed.getByRole('button', { name: 'More: reply by you' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(changed.getByLabel('Edit your reply')).toBeFocused()
  await changed.getByLabel('Edit your reply').fill('One more thing.')
  await changed.getByRole('button', { name: 'Save changes' }).click()
  await expect(changed.getByText('One more thing.')).toBeVisible()
  await changed.getByRole('button', { name: 'More: reply by you' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete your reply?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(changed.getByRole('heading', { name: '0 replies' })).toBeVisible()
  await changed.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete your post?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toastWith(page, 'Your post is deleted.')).toBeVisible()
  await expect(card(page, mine)).toHaveCount(0)

  const thread = await openPost(page, his)
  await thread.getByRole('button', { name: 'More: reply by Jonas' }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await page.getByRole('dialog', { name: 'Block Jonas?' }).getByRole('button', { name: 'Cancel' }).click()
  await thread.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog', { name: 'Block Jonas?' }).getByRole('button', { name: 'Block' }).click()
  await expect(toastWith(page, 'Jonas is blocked.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toastWith(page, 'The block is undone.')).toBeVisible()
  await expect(page).toHaveURL('/community')
  await expectListed(page, his)

  await api.send('POST', `/api/forum/posts/${id}/block`)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(card(page, his)).toHaveCount(0)
  await page.goto('/account')
  const blocked = page.getByRole('region', { name: 'Blocked in the community' })
  await blocked.getByRole('button', { name: 'Unblock Jonas (JT)' }).click()
  await expect(blocked.getByText('Nobody.')).toBeVisible()
  expect(await titlesFor(api)).toContain(his)
})

test.describe('by keyboard, on a narrow screen', () => {
  test.use({ viewport: phone.viewport })

  test('a thread is opened, answered and closed, and a link to a post that is gone says so', async ({ page, api }) => {
    await joinCommunity(api)
    const title = titled('Keys')
    const { id } = await writePost(api, { title, content: 'word'.repeat(120), category: 'workplace' })
    await openCommunity(page)
    await page.getByRole('button', { name: /^Workplace Anxiety/ }).focus()
    await page.keyboard.press('Enter')
    await expect(card(page, title)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: title }).focus()
    await page.keyboard.press('Enter')
    const thread = page.getByRole('dialog', { name: title })
    await expect(thread).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(thread.getByRole('button', { name: 'Like, 0' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(thread.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true')
    await thread.getByLabel('Your reply').focus()
    await page.keyboard.type('By keys alone.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(thread.getByLabel('Reply anonymously')).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(thread.getByText('You, as Anonymous · Just now')).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expect(thread.getByLabel('Your reply')).toBeFocused()
    // While there is a toast, Esc closes it.
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: title })).toBeFocused()

    await api.send('DELETE', `/api/forum/posts/${id}`)
    await page.goto(`/community?post=${id}`)
    await expect(page.getByRole('dialog', { name: 'This post is no longer here' })).toBeVisible()
    await page.getByRole('button', { name: 'All discussions' }).click()
    await expect(page).toHaveURL('/community')
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 568 } })

  test('the names of authors are not cut off', async ({ page, api }) => {
    await joinCommunity(api, { firstName: 'Alexandrina' })
    const title = titled('Narrow')
    const { id } = await writePost(api, { title, category: 'workplace' })
    await api.call(createForumReply, { params: { postId: id }, body: { content: 'Same here.' } })
    await openCommunity(page)
    await expectWholeName(card(page, title))
    await page.getByRole('link', { name: title }).click()
    await expectWholeName(page.getByRole('dialog', { name: title }).getByRole('listitem'))
  })
})

/** The name is not cut off by any box around it. */
async function expectWholeName(where: Locator) {
  const name = where.getByText('Alexandrina', { exact: true })
  await expect(name).toBeVisible()
  const cutOffBy = await name.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    for (let box = element.parentElement; box; box = box.parentElement) {
      const around = box.getBoundingClientRect()
      const isClipping = getComputedStyle(box).overflowX !== 'visible'
      if (isClipping && (left < around.left - 1 || right > around.right + 1)) return box.className
    }
    return null
  })
  expect(cutOffBy).toBeNull()
}
