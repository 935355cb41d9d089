import type { Locator, Page } from '@playwright/test'

/** The whole row of a choice: its text and price are in the radio button's label. */
export function rowOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('radio', { name }).locator('..')
}
