import { expect, type Page } from '@playwright/test'
import { startTrial } from '#contract/trial.ts'
import type { Api } from '../harness/api.ts'
import type { Member } from '../harness/people.ts'

/** A new person who may use the coach. */
export async function signUpForCoach(member: () => Promise<Member>, api: Api): Promise<Member> {
  const person = await member()
  await api.call(startTrial, { body: {} })
  return person
}

export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const field = (page: Page) => page.getByRole('textbox', { name: 'Message WingMate' })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' })
export const crisisHelp = (page: Page) => page.getByRole('region', { name: 'Crisis help' })
/** What the person said, bubble by bubble. */
export const saidByYou = (page: Page) =>
  conversation(page)
    .locator('[data-turn]')
    .filter({ hasText: /^You: / })
export const saidByCoach = (page: Page) =>
  conversation(page)
    .locator('[data-turn]')
    .filter({ hasText: /^WingMate: / })

export async function openCoach(page: Page, search = '') {
  await page.goto(`/coach${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'WingMate' })).toBeVisible()
  await expect(saidByCoach(page).first()).toBeVisible()
}

/** Sends a message and waits for the whole answer. */
export async function say(page: Page, text: string) {
  const before = await saidByCoach(page).count()
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(saidByYou(page).last()).toContainText(text)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await expect(saidByCoach(page)).toHaveCount(before + 1)
}
