import { listForumCategories } from '#contract/forum/forum.ts'
import { expectNoAxeViolations } from '../harness/accessibility.ts'
import { waitUntilAwake } from '../harness/awake.ts'
import { expect, test } from '../harness/test.ts'
import { signIn, toastWith } from '../steps/accounts-steps.ts'
import {
  card,
  fillPost,
  joinCommunity,
  newPostDialog,
  openCommunity,
  openPost,
  titled,
  writePost,
} from '../steps/community-steps.ts'

test('a free member is offered premium, a visitor the same beside the sign-in', async ({
  page,
  member,
  anotherDevice,
}) => {
  await member()
  await page.goto('/community')
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/pricing')
  await expect(page.getByText('14-day free trial')).toBeVisible()
  await expectNoAxeViolations(page)

  const { page: stranger } = await anotherDevice()
  await stranger.goto('/community')
  await expect(stranger).toHaveURL('/community')
  await expect(stranger.getByLabel('Email')).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'Sign Up for Premium' })).toHaveAttribute(
    'href',
    '/auth?action=subscribe',
  )
})

test('a post is written, answered, liked, and its author told', async ({ page, api, anotherDevice, pageWatch }) => {
  pageWatch.tolerate(/ERR_FAILED/)
  await joinCommunity(api)
  await page.goto('/community')
  const title = titled('The phone')

  await page.getByRole('button', { name: 'New Post' }).click()
  const dialog = newPostDialog(page)
  const post = dialog.getByRole('button', { name: 'Post', exact: true })
  await expect(post).toBeDisabled()
  await fillPost(page, { title, content: '  ', category: 'Workplace Anxiety' })
  await expect(post).toBeDisabled()
  await dialog.getByLabel('What happened').fill('It rang.\nI picked up.')
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Maya · Just now · Workplace Anxiety')
  await expect(dialog.getByText('Who will see this:')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveAttribute('maxlength', '255')
  // A double click posts it once.
  await post.dblclick()
  await expect(toastWith(page, 'Your post has been created!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(card(page, title)).toHaveCount(1)
  await expect(card(page, title)).toContainText('Just now')
  await expect(card(page, title)).toContainText('ML')
  // Others post and delete meanwhile; the API tests check that the counts are exact.
  const counts = await api.call(listForumCategories)
  expect(counts.find(({ category }) => category === 'workplace')?.posts).toBeGreaterThan(0)

  const jonas = await anotherDevice()
  await joinCommunity(jonas.api, { firstName: 'Jonas', lastName: 'Tamm' })
  await openCommunity(jonas.page)
  const thread = await openPost(jonas.page, title)
  await expect(jonas.page).toHaveURL(/\?post=/)
  await expect(thread.getByText('No replies yet.')).toBeVisible()
  await expect(thread.getByRole('button', { name: 'Edit' })).toHaveCount(0)

  await jonas.page.route('**/like', (route) => route.abort())
  await thread.getByRole('button', { name: 'Like, 0' }).click()
  await expect(toastWith(jonas.page, 'That like was not saved')).toBeVisible()
  await expect(thread.getByRole('button', { name: 'Like, 0' })).toHaveAttribute('aria-pressed', 'false')
  await jonas.page.unroute('**/like')
  await thread.getByRole('button', { name: 'Like, 0' }).click()
  await expect(thread.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true')

  const reply = thread.getByRole('button', { name: 'Reply', exact: true })
  await expect(reply).toBeDisabled()
  await thread.getByLabel('Your reply').fill('Big day.')
  await expect(thread.getByRole('region', { name: 'Preview of your reply' })).toContainText('You, as Jonas · Preview')
  await reply.click()
  await expect(toastWith(jonas.page, 'Your reply has been posted!')).toBeVisible()
  await expect(thread.getByRole('heading', { name: '1 reply' })).toBeVisible()
  await expect(thread.getByLabel('Your reply')).toHaveValue('')

  await page.reload()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('link', { name: /New reply to your post/ }).click()
  const mine = page.getByRole('dialog', { name: title })
  await expect(mine.getByText('Big day.')).toBeVisible()
  await expect(mine.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'false')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/community')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('an anonymous post tells nobody who wrote it', async ({ page, api, anotherDevice }) => {
  await joinCommunity(api, { firstName: 'Zephyrine', lastName: 'Quill' })
  await page.goto('/community')
  const title = titled('The stairwell')
  await page.getByRole('button', { name: 'New Post' }).click()
  await fillPost(page, { title, content: 'I took them twice.', category: 'Success Stories' })
  await newPostDialog(page).getByLabel('Post anonymously').check()
  await expect(newPostDialog(page).getByRole('region', { name: 'Preview' })).toContainText('Anonymous · Just now')
  await newPostDialog(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(card(page, title)).toContainText('Anonymous')
  await expect(card(page, title)).toContainText('Yours')
  const own = await openPost(page, title)
  await expect(own.getByLabel('Reply anonymously')).toBeChecked()
  await own.getByLabel('Your reply').fill('And once more.')
  await own.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(own.getByText('You, as Anonymous')).toBeVisible()

  const reader = await anotherDevice()
  await joinCommunity(reader.api)
  const answers: string[] = []
  reader.page.on('response', async (answer) => {
    if (answer.url().includes('/api/forum')) answers.push(await answer.text())
  })
  await openCommunity(reader.page)
  const thread = await openPost(reader.page, title)
  await expect(thread.getByText('And once more.')).toBeVisible()
  await expect(thread.getByText(/^Anonymous/)).toHaveCount(2)
  await expect(reader.page.locator('body')).not.toContainText(/Zephyrine|Quill|ZQ/)
  expect(answers.join()).toContain(title)
  expect(answers.join()).not.toMatch(/Zephyrine|Quill/)
})

test('loads page after page while others post', async ({ page, api, anotherDevice, pageWatch }) => {
  pageWatch.tolerate(/ERR_FAILED/)
  await joinCommunity(api)
  const name = titled('Paged')
  for (let i = 1; i <= 12; i++)
    await writePost(api, { title: `${name} ${String(i).padStart(2, '0')}`, category: 'success' })
  await openCommunity(page)
  await page.getByRole('button', { name: /^Success Stories/ }).click()
  await expect(page.getByRole('button', { name: /^Success Stories/ })).toHaveAttribute('aria-pressed', 'true')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)

  const other = await anotherDevice()
  await joinCommunity(other.api)
  await writePost(other.api, { title: `${name} between`, category: 'success' })
  await page.route('**/api/forum/posts?*offset=10*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Load More Discussions' }).click()
  await expect(toastWith(page, 'Failed to load more posts. Please try again.')).toBeVisible()
  await expect(cards).toHaveCount(10)
  await page.getByRole('button', { name: 'Load More Discussions' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(11)
  const titles = await cards.getByRole('heading').allInnerTexts()
  expect(new Set(titles).size).toBe(titles.length)
  const ours = titles.filter((title) => /\d\d$/.test(title) && title.startsWith(name))
  expect(ours).toEqual(Array.from({ length: 12 }, (_, i) => `${name} ${String(12 - i).padStart(2, '0')}`))

  // Pressing the category again, or Clear Filter, shows everything from the top.
  await page.getByRole('button', { name: 'Clear Filter' }).click()
  await expect(cards).toHaveCount(10)
  await expect(page.getByRole('button', { name: 'Clear Filter' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Workplace Anxiety/ }).click()
  await expect(page.getByText(name)).toHaveCount(0)
  await page.getByRole('button', { name: /^Workplace Anxiety/ }).click()
  await expect(cards).toHaveCount(10)
})

test('a draft survives a failed post, a reload and a lost session; crisis help needs no network', async ({
  page,
  api,
  pageWatch,
  context,
}) => {
  pageWatch.tolerate(/ERR_INTERNET_DISCONNECTED/)
  const person = await joinCommunity(api)
  await page.goto('/community')
  await page.getByRole('button', { name: 'My posts' }).click()
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Write a post' }).click()
  const title = titled('Tired')
  const dialog = newPostDialog(page)
  await fillPost(page, { title, content: 'A long week.', category: 'Social Situations' })
  await expect(dialog.getByText('Before you post this')).toHaveCount(0)
  await waitUntilAwake(page)

  await context.setOffline(true)
  await dialog.getByLabel('What happened').fill('A long week. I want to kill myself.')
  await expect(dialog.getByRole('heading', { name: 'Before you post this' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /Text 988/ })).toHaveAttribute('href', /^sms:/)
  await expect(dialog.getByRole('link', { name: 'Open Help now' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep writing' }).click()
  await expect(dialog.getByLabel('What happened')).toBeFocused()
  await dialog.getByRole('button', { name: 'Post it' }).click()
  await expect(toastWith(page, 'Failed to create post. Please try again.', 'Your draft is kept')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)

  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'New Post' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await expect(dialog.getByRole('radio', { name: 'Social Situations' })).toBeChecked()
  await expect(dialog.getByRole('heading', { name: 'Before you post this' })).toBeVisible()
  await expectNoAxeViolations(page)

  await api.send('POST', '/api/auth/signout')
  await dialog.getByRole('button', { name: 'Post it' }).click()
  await expect(toastWith(page, 'Unauthorized', 'You are logged out. Redirecting to sign in...')).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await signIn(page, person)
  await expect(page).toHaveURL('/community')
  await page.getByRole('button', { name: 'New Post' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await expect(dialog.getByRole('heading', { name: 'Before you post this' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Post it' }).click()
  await expect(toastWith(page, 'Your post has been created!')).toBeVisible()
  await expect(card(page, title)).toHaveCount(1)
  await page.getByRole('button', { name: 'New Post' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('')
})
