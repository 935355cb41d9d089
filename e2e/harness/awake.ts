import type { Page } from '@playwright/test'

/**
 * Waits until the scripts respond to presses and there is no more traffic; pages that are only read start them when the
 * pointer moves. Network idle is not enough: on a busy machine the scripts may still be parsing.
 */
export async function waitUntilAwake(page: Page) {
  await movePointer(page)
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** Two positions: a single one could be where the pointer already was. */
export async function movePointer(page: Page) {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** Blocks the scripts until they are let through. */
export async function holdScripts(page: Page) {
  let letThrough = () => {}
  const isOpen = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isOpen
    await route.continue()
  })
  return letThrough
}
