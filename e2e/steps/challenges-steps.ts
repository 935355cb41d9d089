import { expect, type Locator, type Page } from '@playwright/test'
import { type ExposureChallenge, listChallenges } from '#contract/challenges/challenges.ts'
import { startTrial } from '#contract/trial.ts'
import type { Api } from '../harness/api.ts'

type Found = Pick<ExposureChallenge, 'category' | 'difficultyLevel'>

/** Starts the trial of a signed-in account, which includes everything for two weeks. */
export async function goPremium(api: Api) {
  await api.call(startTrial, { body: {} })
}

export async function findChallenges(api: Api, wanted: Partial<Found>): Promise<ExposureChallenge[]> {
  const all = await api.call(listChallenges)
  return all.filter((one) => Object.entries(wanted).every(([name, value]) => Reflect.get(one, name) === value))
}

export async function openChallenges(page: Page, search = '') {
  await page.goto(`/challenges${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Social Challenges' })).toBeVisible()
}

export function card(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) })
}

/** Opens a challenge from the grid and returns its dialog. */
export async function openChallenge(page: Page, title: string): Promise<Locator> {
  await card(page, title).getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('list', { name: 'Stages' })).toBeVisible()
  return dialog
}

export function press(where: Locator | Page, name: string) {
  return where.getByRole('button', { name, exact: true }).click()
}

/** Moves a slider with the keyboard and checks its value. */
export async function slide(where: Locator | Page, name: string, value: number) {
  const slider = where.getByRole('slider', { name })
  const [now, step] = [Number(await slider.getAttribute('aria-valuenow')), name.startsWith('How sure') ? 5 : 1]
  await slider.focus()
  const key = value > now ? 'ArrowRight' : 'ArrowLeft'
  for (let left = Math.abs(value - now) / step; left > 0; left -= 1) await slider.press(key)
  await expect(slider).toHaveAttribute('aria-valuenow', String(value))
}

/** Skips the prediction and starts. */
export async function startWithout(dialog: Locator) {
  await press(dialog, 'Skip this')
  await press(dialog, 'Start Challenge')
  await expect(dialog.getByRole('button', { name: 'I Completed the Challenge' })).toBeVisible()
}
