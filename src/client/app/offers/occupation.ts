/** Marks what is running on a screen, such as breaths being counted: `data-occupied`. */
const running = '[data-occupied], [role="dialog"], [role="alertdialog"]'
const fields = 'input, textarea, select, [contenteditable="true"]'

/** Whether the screen shows something one would not want to be interrupted in. */
export function hasOccupation(): boolean {
  if (document.querySelector(running)) return true
  if (document.activeElement?.matches(fields)) return true
  if ([...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '')) return true
  return [...document.querySelectorAll('form')].some(isInView)
}

function isInView(form: HTMLElement): boolean {
  const { top, bottom, height } = form.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}
