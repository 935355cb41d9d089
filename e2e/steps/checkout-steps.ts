import type { Locator } from '@playwright/test'

/** The first amount in the text, in cents: what a reader expects to be charged. */
export async function centsIn(words: Locator): Promise<number> {
  const text = (await words.textContent())?.match(/\$(\d+(?:\.\d\d)?)/)?.[1]
  if (!text) throw new Error('There is no amount in these words.')
  return Math.round(Number(text) * 100)
}
