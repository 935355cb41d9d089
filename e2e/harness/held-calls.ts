import type { Page } from '@playwright/test'

export type HeldCalls = { count: () => number; letGo: () => void }

/** Holds calls to this address until the test releases them. */
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
