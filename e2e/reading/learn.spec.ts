import type { Page } from '@playwright/test'
import { lessonList } from '#content/generated/lesson-list.ts'
import { readLessonFeedback } from '#contract/learn.ts'
import { expectNoAxeViolations, expectSoundAtBothSizes } from '../harness/accessibility.ts'
import { expect, phone, test } from '../harness/test.ts'

const featured = lessonList.find(({ isFeatured }) => isFeatured)!
const listed = lessonList.filter(({ isFeatured }) => !isFeatured)

const featuredCard = (page: Page) => page.getByRole('article', { name: featured.title })
const cardTitles = (page: Page) => page.getByRole('listitem').getByRole('article').getByRole('heading')
const reader = (page: Page) => page.getByRole('dialog')
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More Articles' })

test.describe('the library', () => {
  test('features one article and lists the others, a page at a time', async ({ page, member }) => {
    await member()
    await page.goto('/learn')
    await expect(page.getByRole('heading', { level: 1, name: 'Learning Center' })).toBeVisible()
    await expect(featuredCard(page)).toContainText(featured.excerpt)
    await expect(cardTitles(page)).toHaveText(listed.slice(0, 3).map(({ title }) => title))

    await loadMore(page).press('Enter')
    await expect(cardTitles(page)).toHaveText(listed.map(({ title }) => title))
    await expect(page.getByRole('link', { name: listed[3]!.title })).toBeFocused()
    await expect(loadMore(page)).toHaveCount(0)
  })

  test('every card has its topic, time, author, date and a picture of our own', async ({ page, member }) => {
    await member()
    await page.goto('/learn')
    await loadMore(page).click()
    for (const { title, category, readTime, author, authorInitials, excerpt, imageAlt } of listed) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
      for (const words of [category, `${readTime} min read`, author, authorInitials, excerpt, ', 2025'])
        await expect(card).toContainText(words)
      const picture = card.getByRole('img', { name: imageAlt })
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(320)
    }
  })

  test('searches title, excerpt and author in any case, together with the topic', async ({ page, member }) => {
    await member()
    await page.goto('/learn')
    const search = page.getByRole('searchbox', { name: 'Search articles' })
    await expect(page.getByRole('group', { name: 'Topic' }).getByRole('button')).toHaveText([
      'All',
      'Science',
      'Strategies',
      'Lifestyle',
      'Workplace',
      'Technology',
    ])

    await search.fill('SAFETY habit')
    await expect(cardTitles(page)).toHaveText(['Drop one safety habit'])
    await expect(featuredCard(page)).toHaveCount(0)

    await search.fill('science DESK')
    await expect(cardTitles(page)).toHaveText(['Why your brain replays it', 'Predict, then check'])
    await page.getByRole('button', { name: 'Workplace' }).click()
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await search.fill('')
    await expect(cardTitles(page)).toHaveText(['Speaking up in meetings'])
    await expect(featuredCard(page)).toHaveCount(0)

    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(featuredCard(page)).toBeVisible()
  })

  test('has a kind word and a way on when nothing matches', async ({ page, member }) => {
    await member()
    await page.goto('/learn')
    await page.getByRole('searchbox').fill('quantum')
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await expect(page.getByText('Try a shorter word or another topic.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all articles' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(featuredCard(page)).toBeVisible()
  })

  test('signed out, the sign-in screen stands at the lesson’s own address', async ({ page }) => {
    await page.goto(`/learn?lesson=${featured.id}`)
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
    await expect(page).toHaveURL(`/learn?lesson=${featured.id}`)
  })

  test('a session that ended meanwhile: a word about it, then the sign-in screen', async ({
    page,
    member,
    context,
  }) => {
    await member()
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.clearCookies()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Learning Center' }).click()
    await expect(page.getByRole('alert')).toContainText('You are logged out. Redirecting to sign in...')
    await expect(page).toHaveURL('/auth')
  })
})

test.describe('the reader', () => {
  test('fetches the text when it is opened, and back closes it where one was', async ({ page, member }) => {
    await member()
    const chunks: string[] = []
    page.on('request', (request) => chunks.push(request.url()))
    await page.goto('/learn')
    await expect(featuredCard(page)).toBeVisible()
    const isBody = (url: string) => lessonList.some(({ id }) => url.includes(`/assets/${id}`))
    expect(chunks.filter(isBody)).toEqual([])

    const link = page.getByRole('link', { name: listed[1]!.title })
    await link.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    await link.click()
    await expect(reader(page).getByRole('heading', { name: listed[1]!.title })).toBeVisible()
    await expect(reader(page).getByRole('heading', { name: 'Try this tonight' })).toBeVisible()
    await expect(page).toHaveURL(`/learn?lesson=${listed[1]!.id}`)
    await expect(page).toHaveTitle(listed[1]!.title)
    expect(chunks.filter(isBody)).toHaveLength(1)

    await page.goBack()
    await expect(reader(page)).toHaveCount(0)
    await expect(page).toHaveURL('/learn')
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  })

  test('every article opens by its own link', async ({ page, member }) => {
    await member()
    for (const { id, title } of lessonList) {
      await page.goto(`/learn?lesson=${id}`)
      await expect(reader(page).getByRole('heading', { name: title })).toBeVisible()
      await expect(reader(page).getByRole('heading', { name: 'Sources' })).toBeAttached()
      expect(await reader(page).evaluate((dialog) => dialog.scrollTop)).toBe(0)
    }
  })

  test('closes by its button and by Esc, after a link from elsewhere too', async ({ page, member }) => {
    await member()
    await page.goto(`/learn?lesson=${featured.id}`)
    await reader(page).getByRole('button', { name: 'Close' }).click()
    await expect(reader(page)).toHaveCount(0)
    await expect(page).toHaveURL('/learn')

    const link = page.getByRole('link', { name: listed[0]!.title })
    await link.press('Enter')
    await expect(reader(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(reader(page)).toHaveCount(0)
    await expect(page).toHaveURL('/learn')
    await expect(link).toBeFocused()
  })

  test('a link to an article that is gone says so above the list', async ({ page, member }) => {
    await member()
    await page.goto('/learn?lesson=no-such-thing')
    await expect(page.getByText('That article is no longer here')).toBeVisible()
    await expect(reader(page)).toHaveCount(0)
    await expect(featuredCard(page)).toBeVisible()
  })

  test('shows gray lines on a slow connection, and nothing jumps', async ({ page, member }) => {
    await member()
    let arrive: (() => void) | undefined
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(`**/assets/${featured.id}*`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/learn?lesson=${featured.id}`)
    await expect(reader(page).getByText('Loading the article')).toBeAttached()
    arrive?.()
    await expect(reader(page).getByRole('heading', { name: 'Try this tonight' })).toBeVisible()
    await expect(reader(page).getByText('Loading the article')).toHaveCount(0)
  })
})

test('a text that does not arrive says so, and Try again brings it', async ({ page, member, context, pageWatch }) => {
  pageWatch.tolerate(/ERR_INTERNET_DISCONNECTED/)
  await member()
  await page.goto('/learn')
  await expect(featuredCard(page)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: listed[0]!.title }).click()
  await expect(reader(page).getByRole('alert')).toContainText('The text didn’t arrive')
  await context.setOffline(false)
  await reader(page).getByRole('button', { name: 'Try again' }).click()
  await expect(reader(page).getByRole('heading', { name: 'Try this tonight' })).toBeVisible()
})

test.describe('Was this article helpful?', () => {
  test('keeps one answer, thanks for it, and shows it again', async ({ page, member, api }) => {
    await member()
    await page.goto(`/learn?lesson=${featured.id}`)
    await expect(reader(page).getByText('Was this article helpful?')).toBeVisible()
    const [yes, no] = [
      reader(page).getByRole('button', { name: 'Yes' }),
      reader(page).getByRole('button', { name: 'No', exact: true }),
    ]
    await expect(yes).toHaveAttribute('aria-pressed', 'false')
    await yes.dblclick()
    await expect(reader(page).getByText('Thank you. We’ve noted that it helped.')).toBeVisible()
    expect(await api.call(readLessonFeedback)).toMatchObject([{ lessonId: featured.id, helpful: true }])

    await page.reload()
    await expect(yes).toHaveAttribute('aria-pressed', 'true')
    await expect(no).toHaveAttribute('aria-pressed', 'false')
    await no.click()
    await expect(reader(page).getByText('Thank you for saying so.')).toBeVisible()
    expect(await api.call(readLessonFeedback)).toMatchObject([{ lessonId: featured.id, helpful: false }])
  })

  test('says when it could not be saved', async ({ page, member, pageWatch }) => {
    pageWatch.tolerate(/ERR_FAILED/)
    await member()
    await page.route('**/api/learn/lessons/**', (route) => route.abort())
    await page.goto(`/learn?lesson=${featured.id}`)
    const yes = reader(page).getByRole('button', { name: 'Yes' })
    await yes.click()
    await expect(reader(page).getByText('Your answer didn’t save. Press it again to retry.')).toBeVisible()
    await expect(yes).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/api/learn/lessons/**')
    await yes.click()
    await expect(reader(page).getByText('Thank you. We’ve noted that it helped.')).toBeVisible()
  })

  test('asks to sign in again when the session is gone', async ({ page, member, context }) => {
    await member()
    await page.goto(`/learn?lesson=${featured.id}`)
    await expect(reader(page)).toBeVisible()
    await context.clearCookies()
    await reader(page).getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByRole('alert')).toContainText('You are logged out. Redirecting to sign in...')
    await expect(page).toHaveURL('/auth')
  })
})

test('list, reader and an empty search read well in both themes and fit the screen', async ({ page, member }) => {
  await member()
  await page.goto('/learn')
  await expect(featuredCard(page)).toBeVisible()
  await expectSoundAtBothSizes(page)

  await page.getByRole('searchbox').fill('quantum')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto(`/learn?lesson=${featured.id}`)
  await expect(reader(page).getByRole('heading', { name: 'Try this tonight' })).toBeAttached()
  await expectSoundAtBothSizes(page)
  expect(await reader(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
})

test.describe('under a thumb', () => {
  test.use(phone)

  test('find, read, answer, close', async ({ page, member }) => {
    await member()
    await page.goto('/learn')
    await page.getByRole('button', { name: 'Lifestyle' }).tap()
    await expect(cardTitles(page)).toHaveText(['Sleep, caffeine and nerves'])
    // Anywhere on the card.
    await page.getByRole('article').tap({ position: { x: 150, y: 100 } })
    await expect(reader(page).getByRole('heading', { name: 'Sleep, caffeine and nerves' })).toBeVisible()
    await reader(page).getByRole('button', { name: 'Yes' }).tap()
    await expect(reader(page).getByText('Thank you. We’ve noted that it helped.')).toBeInViewport()
    await reader(page).getByRole('button', { name: 'Close' }).tap()
    await expect(reader(page)).toHaveCount(0)
    await expect(page).toHaveURL('/learn')
  })
})

test('the pictures follow a chosen theme, whatever the system says', async ({ page, member }) => {
  await member()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/learn')
  const picture = featuredCard(page).getByRole('img')
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true)
  const light = await picture.screenshot()
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.reload()
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true)
  expect((await picture.screenshot()).equals(light)).toBe(false)
  expect(await picture.evaluate((img) => getComputedStyle(img).colorScheme)).toBe('dark')
})
