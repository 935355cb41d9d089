import { holdPresses } from './held-presses.ts'
import { mustStartAtOnce } from './must-start.ts'
import { tellOpened } from './tell-opened.ts'

/**
 * Stands inline in the head of every page made at build. Such a page is complete as it is; the app's scripts, which make
 * it move, come when somebody first touches it, if by no more than a moving pointer. Pages that change by themselves
 * name no files here, and start when they have been painted.
 */
const signals = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click', 'input']
const { start, files = '' } = document.currentScript?.dataset ?? {}

const release = holdPresses()
if (start) waitForTouch(start)

function waitForTouch(address: string) {
  const options = { capture: true, passive: true }
  const begin = () => {
    for (const signal of signals) removeEventListener(signal, begin, options)
    for (const file of files.split(' ')) preload(file)
    // Without the scripts a form is still sent and a link still followed, by the browser itself.
    import(address).catch(release)
  }
  if (mustStartAtOnce()) return begin()
  for (const signal of signals) addEventListener(signal, begin, options)
  // Offered once, early, and never again: whoever takes it is the app.
  addEventListener('beforeinstallprompt', begin, { once: true })
  tellOpened()
}

/** All at once: a module names what it imports only when it has come. */
function preload(file: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = `/assets/${file}`
  document.head.append(link)
}
