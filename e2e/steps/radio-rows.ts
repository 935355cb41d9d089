import type { Locator, Page } from '@playwright/test'

/** The whole row of a choice: its words and its price stand beside the radio button, in its label. */
export function rowOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('radio', { name }).locator('..')
}
