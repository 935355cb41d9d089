/** Anything running on a screen, such as counted breaths, marks itself with `data-occupied`. */
const running = '[data-occupied], [role="dialog"], [role="alertdialog"]'
const fields = 'input, textarea, select, [contenteditable="true"]'

/** Whether the screen shows something that should not be interrupted. */
export function hasOccupation(): boolean {
  if (document.querySelector(running)) return true
  if (document.activeElement?.matches(fields)) return true
  return [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '')
}
