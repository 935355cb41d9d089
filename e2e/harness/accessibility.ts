import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { phone } from './test.ts'

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that depend on colors. */
const aboutColors = ['color-contrast', 'link-in-text-block']

const bothThemes = ['light', 'dark'] as const

/** Checks the current screen or one part: everything in the light theme, and the colors again in the dark one. */
export async function expectNoAxeViolations(page: Page, within?: string) {
  await expectSoundIn(bothThemes, page, within)
}

async function expectSoundIn(themes: readonly ('light' | 'dark')[], page: Page, within?: string) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    // A member's shell shows its frame first; the screen and its heading follow.
    if (!within) await page.locator('h1').first().waitFor({ state: 'attached' })
    // There are no foreign frames, and only violations matter; this halves the time.
    const axe = (await openAxe(page)).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false })
    if (within) axe.include(within)
    if (colorScheme === 'light') axe.withTags(everything)
    else axe.withRules(aboutColors)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }))
    expect(found, `accessibility in the ${colorScheme} theme at ${page.url()}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Its source is half a megabyte, and the builder sends it twice for each theme, even to a page that has it already. */
async function openAxe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  return isThere ? new AxeBuilder({ page, axeSource: 'void 0' }) : new AxeBuilder({ page })
}

/** At phone size in both themes, then at desktop size, which has the same colors; and nothing is wider than the screen. */
export async function expectSoundAtBothSizes(page: Page) {
  const looks = [
    { size: phone.viewport, themes: bothThemes },
    { size: { width: 1440, height: 900 }, themes: ['light'] },
  ] as const
  for (const { size, themes } of looks) {
    await page.setViewportSize(size)
    await expectSoundIn(themes, page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `pixels beside a screen of ${size.width}`).toBeLessThanOrEqual(0)
  }
}

/** In the middle of a transition, a color may fail a contrast check that it passes at the end. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const finite = document.getAnimations().filter((animation) => {
      return animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
  })
}
