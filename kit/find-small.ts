// These two run in the page, so each must be self-contained.

/** Text below 13 px. */
export function findSmallText() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const small: string[] = []
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const isSeen = element?.checkVisibility() && walker.currentNode.textContent?.trim()
    if (element && isSeen && Number.parseFloat(getComputedStyle(element).fontSize) < 13) small.push(element.outerHTML)
  }
  return small
}

/** Controls that a tap 21 px off their center would miss. Links inside text are exempt. */
export function findSmallTargets() {
  const controls = document.querySelectorAll('button, input, textarea, a:not(p a, .skip-link), [role=slider], summary')
  const missed = [...controls].filter((control) => {
    if (!control.checkVisibility() || control.closest('.sr-only, [aria-hidden]')) return false
    control.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = control.getBoundingClientRect()
    const reach = [
      [0, -21],
      [0, 21],
      [-21, 0],
      [21, 0],
    ] as const
    return reach.some(([dx, dy]) => {
      const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)
      return !hit || !(control.contains(hit) || hit.contains(control))
    })
  })
  return missed.map((control) => control.outerHTML.slice(0, 200))
}
