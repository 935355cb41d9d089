import { type Field, isField, restateTyped } from './restate-typed.ts'

/** What a script has to answer. Links, and what opens and closes by itself, work without one. */
const answeredByScript =
  'button, [role="button"], [role="radio"], [role="checkbox"], [role="switch"], [role="tab"], label'
const choices = 'input:is([type="checkbox"], [type="radio"])'
const busy = 'aria-busy'
const quickHideMs = 500
const hidingPlace = '/articles'

const isAwake = () => document.documentElement.hasAttribute('data-awake')

/**
 * Keeps what is pressed and typed before the app's scripts are there, and does it again when they are. Returns how to give
 * up waiting: then the browser does with each press what it can.
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
    // Pressed again because nothing happened: that is one press.
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

  /** They are disabled in the HTML, for browsers that run no scripts; from now on a press on one is held. */
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
    for (const [field, value] of typed) if (field.isConnected) restateTyped(field, value)
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
  // A script that failed, or did not come, may be the one that is waited for.
  addEventListener('error', release, true)
  addEventListener('unhandledrejection', release)
  return release
}
