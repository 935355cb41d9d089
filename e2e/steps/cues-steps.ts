import { expect, type Page } from '@playwright/test'
import { findCue } from '#content/cues/all-cues.ts'

/** The cards of the main list. */
export function cueCards(page: Page, place = 'Work · Icebreaker') {
  return page.getByRole('list', { name: place, exact: true }).getByRole('article')
}

export function cueCard(page: Page, cueId: string) {
  const said = findCue(cueId)!.text.split('[', 1)[0]!
  return page.getByRole('article').filter({ hasText: said })
}

export function favorite(page: Page, cueId: string) {
  return cueCard(page, cueId).getByRole('button', { name: 'Favorite' })
}

export async function openCues(page: Page, search = '') {
  await page.goto(`/small-talk-cues${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Small Talk Cues' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}
