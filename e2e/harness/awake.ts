import type { Page } from '@playwright/test'

/**
 * Waits until the scripts answer presses and nothing more is on its way; pages that are there to be read start them when
 * the pointer moves. The network alone does not tell: on a busy machine it is quiet while the scripts that came are still
 * being read.
 */
export async function waitUntilAwake(page: Page) {
  await movePointer(page)
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** Two places: one alone could be where the pointer lay when the page came. */
export async function movePointer(page: Page) {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** The scripts do not come before they are let through. */
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
