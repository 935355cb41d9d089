import { expect, type Page } from '@playwright/test'

/** A box stretched to its neighbor's height looks as if something were missing. Waits for boxes that are loading. */
export async function expectNoHalfEmptyBoxes(page: Page) {
  await expect.poll(() => findHalfEmptyBoxes(page), `half-empty boxes at ${page.url()}`).toEqual([])
}

function findHalfEmptyBoxes(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const isBox = (element: Element) => {
      const { borderTopWidth, borderTopLeftRadius, backgroundColor } = getComputedStyle(element)
      const isFilled = borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)'
      return isFilled && Number.parseFloat(borderTopLeftRadius) >= 16
    }
    /** The lowest visible thing in it: text, pictures and controls. */
    const lowestIn = (box: Element) => {
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const bottoms = [...box.querySelectorAll('svg, img, input, button')].map(
        (element) => element.getBoundingClientRect().bottom,
      )
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text)
        bottoms.push(range.getBoundingClientRect().bottom)
      }
      return Math.max(...bottoms)
    }
    return [...main.querySelectorAll('*')]
      .filter((element) => isBox(element) && element.getBoundingClientRect().height > 120)
      .flatMap((box) => {
        const { bottom, height } = box.getBoundingClientRect()
        const empty = (bottom - lowestIn(box)) / height
        return empty > 1 / 3 ? [`${Math.round(empty * 100)} % of ${box.textContent?.slice(0, 40)}`] : []
      })
  })
}
