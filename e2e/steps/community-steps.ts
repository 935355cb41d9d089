import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createForumPost, type ForumPost } from '#contract/forum/forum.ts'
import { startTrial } from '#contract/trial.ts'
import type { Api } from '../harness/api.ts'
import { type Member, type Person, signUp } from '../harness/people.ts'

/** A person who may read and write in the community. */
export async function joinCommunity(api: Api, known: Partial<Person> = {}): Promise<Member> {
  const person = await signUp(api, known)
  await api.call(startTrial, { body: {} })
  return person
}

/** A unique title, because journeys share one forum. In letters, since digits would sometimes be held as a phone number. */
export const titled = (words: string) => `${words} ${inLetters(randomUUID().slice(0, 8))}`
const inLetters = (hex: string) => hex.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

type Written = { title: string; content?: string; category?: string; isAnonymous?: boolean }

export function writePost(api: Api, { title, ...rest }: Written): Promise<ForumPost> {
  const body = { content: 'It rang next to my manager, and I picked up.', category: 'social', ...rest, title }
  return api.call(createForumPost, { body })
}

export async function openCommunity(page: Page) {
  await page.goto('/community')
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}

export const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

/** The dialog of one post, by its title. */
export const thread = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** Others write at the same time, so a post may have moved to a later page of the list. */
export async function expectListed(page: Page, title: string) {
  const more = page.getByRole('button', { name: 'Load More Discussions' })
  await expect(async () => {
    if (!(await card(page, title).isVisible()) && (await more.isVisible())) await more.click()
    await expect(card(page, title)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

export async function openPost(page: Page, title: string) {
  await expectListed(page, title)
  await page.getByRole('link', { name: title }).click()
  await expect(thread(page, title)).toBeVisible()
  return thread(page, title)
}

export const newPostDialog = (page: Page) => page.getByRole('dialog', { name: 'New Post' })

export async function fillPost(
  page: Page,
  { title, content, category }: { title: string; content: string; category: string },
) {
  const dialog = newPostDialog(page)
  await dialog.getByRole('radio', { name: category }).check()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('What happened').fill(content)
}
