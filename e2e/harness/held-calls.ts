import type { Page } from '@playwright/test'

export type HeldCalls = { count: () => number; letGo: () => void }

/** A network that takes as long as the test wants: calls to this address wait until they are let go. */
export async function holdCalls(page: Page, address: string): Promise<HeldCalls> {
  let count = 0
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    count += 1
    await released
    await route.continue()
  })
  return { count: () => count, letGo }
}
