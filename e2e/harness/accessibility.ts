import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { phone } from './test.ts'

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that a change of colors can break. */
const aboutColors = ['color-contrast', 'link-in-text-block']

/** Looks at the screen as it stands: everything in light, and the colors again in dark. */
export async function expectNoAxeViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    const axe = new AxeBuilder({ page })
    if (colorScheme === 'light') axe.withTags(everything)
    else axe.withRules(aboutColors)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }))
    expect(found, `accessibility in the ${colorScheme} theme at ${page.url()}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** The same at the size of a phone and of a desktop, with nothing wider than the screen. */
export async function expectSoundAtBothSizes(page: Page) {
  for (const size of [phone.viewport, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    await expectNoAxeViolations(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `pixels beside a screen of ${size.width}`).toBeLessThanOrEqual(0)
  }
}

/** A color halfway through its transition fails a contrast it will pass. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const finite = document.getAnimations().filter((animation) => {
      return animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
  })
}
