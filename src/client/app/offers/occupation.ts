/** What is running on a screen, such as breaths being counted, marks itself with `data-occupied`. */
const running = '[data-occupied], [role="dialog"], [role="alertdialog"]'
const fields = 'input, textarea, select, [contenteditable="true"]'
const forms = 'form, [role="radiogroup"]'

/** Where the card would stand: the bottom of a phone, the left corner of a desktop. */
const cornerPx = { width: 470, height: 300 }

/** Whether the screen shows something one would not want to be interrupted in. */
export function hasOccupation(): boolean {
  if (document.querySelector(running)) return true
  if (document.activeElement?.matches(fields)) return true
  if ([...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '')) return true
  return [...document.querySelectorAll(forms)].some(isInCorner)
}

function isInCorner(form: Element): boolean {
  const { left, top, bottom, height } = form.getBoundingClientRect()
  const { innerHeight } = window
  return height > 0 && left < cornerPx.width && bottom > innerHeight - cornerPx.height && top < innerHeight
}
