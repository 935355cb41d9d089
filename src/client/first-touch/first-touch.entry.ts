import { holdInstall } from '#client/platform/held-install.ts'
import { holdPresses } from './held-presses.ts'
import { keepHelp } from './keep-help.ts'
import { mustStartAtOnce } from './must-start.ts'
import { preload } from './preload.ts'
import { watchPointer } from './resting-pointer.ts'
import { tellOpened } from './tell-opened.ts'

/**
 * Inline in the head of every prerendered page. Such a page is complete, with the styles it needs; the app's scripts
 * and the full stylesheet are loaded when somebody first interacts with it, even by moving the pointer. On a page that
 * changes by itself they are loaded as soon as it is painted and the browser is idle.
 */
const signals = [
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'click',
  'input',
  'change',
  // A link to a part of this page, or from a mail, opened while the page is already open.
  'hashchange',
]
/** More than reading: the app is told by an attribute. */
const touches = ['pointerdown', 'keydown']
const longestWaitMs = 1000
const options = { capture: true, passive: true }
const place = document.currentScript
const { start = '', styles = '', files = '', wakes } = place?.dataset ?? {}

const hasMoved = watchPointer()
let hasBegun = false
const release = holdPresses()
holdInstall()
keepHelp()
if (wakes === 'now' || mustStartAtOnce()) begin()
else {
  waitForTouch()
  if (wakes === 'idle') addEventListener('load', beginWhenIdle, { once: true })
}

function beginWhenIdle() {
  // Safari lacks this callback; there, loaded and painted counts as idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: longestWaitMs })
  else setTimeout(begin, 1)
}

function waitForTouch() {
  for (const signal of signals) addEventListener(signal, begin, options)
  addEventListener('pointermove', onMove, options)
  for (const touch of touches) addEventListener(touch, markTouched, { ...options, once: true })
  tellOpened()
}

function onMove(event: PointerEvent) {
  if (hasMoved(event)) begin()
}

function markTouched() {
  document.documentElement.setAttribute('data-touched', '')
}

function begin() {
  if (hasBegun) return
  hasBegun = true
  for (const signal of signals) removeEventListener(signal, begin, options)
  removeEventListener('pointermove', onMove, options)
  const styled = addStyles()
  // The start script as well: it is only imported once the styles are there, and would not be fetched before.
  preload(start)
  for (const file of files.split(' ')) preload(`/assets/${file}`)
  Promise.all([styled, untilParsed()])
    .then(loadLibraries)
    .then(() => import(start))
    // If the scripts cannot be loaded, the browser itself still sends forms and follows links.
    .catch(release)
}

/** Before the scripts run, because they may render parts for which the page has no styles. */
function addStyles(): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    // Exactly as React expects it, including the suffix.
    link.setAttribute('href', styles)
    link.onload = resolve
    link.onerror = resolve
    place?.before(link)
  })
}

/** In a task of their own: run in one go, all scripts would keep a phone from responding. */
async function loadLibraries() {
  const file = files.split(' ').find((name) => name.startsWith('react-'))
  if (!file) return
  await import(`/assets/${file}`)
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** React takes over the whole page, so it has to be parsed first. */
function untilParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true })
  })
}
