import { type Field, isField, replayTyped } from './replay-typed.ts'

/** What needs a script. Links, and elements that open and close by themselves, work without one. */
const answeredByScript =
  'button, [role="button"], [role="radio"], [role="checkbox"], [role="switch"], [role="tab"], label'
const choices = 'input:is([type="checkbox"], [type="radio"])'
const busy = 'aria-busy'
const quickHideMs = 500
const hidingPlace = '/articles'

const isAwake = () => document.documentElement.hasAttribute('data-awake')

/**
 * Remembers presses and typing before the app's scripts have loaded, and replays them afterwards. Returns a function
 * that stops waiting and lets the browser handle each press as it can.
 */
export function holdPresses(): () => void {
  const pressed = new Set<HTMLElement>()
  const typed = new Map<Field, string>()
  let lastEsc = Number.NEGATIVE_INFINITY

  function onClick(event: MouseEvent) {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>(`${answeredByScript}, ${choices}`) : null
    if (!target) return
    event.preventDefault()
    event.stopPropagation()
    // Repeated presses while nothing happens count as one.
    pressed.add(target)
    target.setAttribute(busy, 'true')
  }

  function onInput({ target }: Event) {
    if (isField(target)) typed.set(target, target.value)
  }

  /** Esc twice hides the page, from the first moment on. */
  function onKeyDown({ key, repeat, timeStamp }: KeyboardEvent) {
    if (key !== 'Escape' || repeat) return
    if (timeStamp - lastEsc <= quickHideMs) location.replace(hidingPlace)
    lastEsc = timeStamp
  }

  /** These buttons are disabled in the HTML, for browsers without scripts; from now on a press on one is remembered. */
  function letSleepersBePressed(mayBe: boolean) {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-asleep]')) button.disabled = !mayBe
  }
  const onParsed = () => letSleepersBePressed(true)

  function release() {
    watch.disconnect()
    document.removeEventListener('DOMContentLoaded', onParsed)
    if (!isAwake()) letSleepersBePressed(false)
    removeEventListener('error', release, true)
    removeEventListener('unhandledrejection', release)
    removeEventListener('click', onClick, true)
    removeEventListener('input', onInput, true)
    removeEventListener('keydown', onKeyDown, true)
    for (const [field, value] of typed) if (field.isConnected) replayTyped(field, value)
    for (const target of pressed) {
      target.removeAttribute(busy)
      if (target.isConnected) target.click()
    }
  }

  const watch = new MutationObserver(() => {
    if (isAwake()) release()
  })
  watch.observe(document.documentElement, { attributeFilter: ['data-awake'] })
  document.addEventListener('DOMContentLoaded', onParsed)
  addEventListener('click', onClick, true)
  addEventListener('input', onInput, true)
  addEventListener('keydown', onKeyDown, true)
  // If a script fails to load, it may be the one we are waiting for.
  addEventListener('error', release, true)
  addEventListener('unhandledrejection', release)
  return release
}
