import type { Page } from '@playwright/test'
import { createMoment, type NewMoment } from '#contract/moments/moments.ts'
import type { Api } from '../harness/api.ts'
import { expect } from '../harness/test.ts'

const hourMs = 60 * 60 * 1000

export const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

export const addMoment = (api: Api, known: Partial<NewMoment> = {}) =>
  api.call(createMoment, { body: { title: 'The stand-up', lifeArea: 'work', startsAt: inHours(20), ...known } })

export async function openMoment(page: Page, id: string, phase?: 'before' | 'during' | 'after') {
  await page.goto(`/moments/${id}${phase ? `?phase=${phase}` : ''}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The four cards with typical text, up to the last button. */
export async function goThroughAfter(page: Page) {
  await page
    .getByLabel('The facts, as someone there would tell them')
    .fill('I spoke for a minute. Two people asked something.')
  await button(page, 'Next').click()
  await expect(page.getByRole('heading', { name: 'Did it happen?' })).toBeFocused()
  await page.getByRole('radio', { name: 'In part' }).check()
  await button(page, 'Next').click()
  await page.getByLabel('Something that was fine, however small').fill('I answered both.')
  await page.getByLabel('One line you learned').fill('Pauses are shorter than they feel.')
  await button(page, 'Next').click()
  await expect(page.getByRole('heading', { name: 'One thing to try, or nothing' })).toBeFocused()
}
