import { holdInstall } from '#client/platform/held-install.ts'
import { holdPresses } from './held-presses.ts'
import { keepHelp } from './keep-help.ts'
import { mustStartAtOnce } from './must-start.ts'
import { watchPointer } from './resting-pointer.ts'
import { tellOpened } from './tell-opened.ts'

/**
 * Stands inline in the head of every page made at build. Such a page is complete as it is, with the styles it needs; the
 * app's scripts, which make it move, and the whole stylesheet come when somebody first touches it, if by no more than a
 * moving pointer. A page that changes by itself has them come as soon as it is painted and nothing else is to be done.
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
  // A link to a part of this page, or in a mail, opened where the page stands already.
  'hashchange',
]
/** More than reading: the app learns of it by an attribute. */
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
  // Safari has no such callback; what is loaded and painted is idle enough there.
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
  for (const file of files.split(' ')) preload(file)
  Promise.all([styled, untilParsed()])
    .then(() => import(start))
    // Without the scripts a form is still sent and a link still followed, by the browser itself.
    .catch(release)
}

/** Before the scripts are let in, who may show what the page itself has no styles for. */
function addStyles(): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    // As React expects to find it, the sign at its end included.
    link.setAttribute('href', styles)
    link.onload = resolve
    link.onerror = resolve
    place?.before(link)
  })
}

/** All at once: a module names what it imports only when it has come. */
function preload(file: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.fetchPriority = 'low'
  link.href = `/assets/${file}`
  document.head.append(link)
}

/** React takes over the whole page, so it has to be there. */
function untilParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true })
  })
}
