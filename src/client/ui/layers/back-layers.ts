/**
 * The phone's Back button closes what is over the page before it leaves the page. Each open dialog, sheet or menu gets
 * its own history entry, a copy of the page's with a depth. The router is not told of these, so for it nothing moved.
 * If a layer is closed in another way, its entry stays. Removing it would mean going back while a link of that layer
 * may be navigating; instead the next layer reuses it, the next page replaces it, and Back skips it.
 */
type Layer = { close: () => void }
/** The router numbers its entries; the copies have their page's number. */
type Entry = { idx?: number; depth?: number } | null

let layers: readonly Layer[] = []
let here: { entry: Entry; href: string } | null = null
let push: History['pushState'] = () => {}
let replace: History['replaceState'] = () => {}

/** Called once, before the router starts. */
export function letBackCloseLayers() {
  const { history } = window
  push = history.pushState.bind(history)
  replace = history.replaceState.bind(history)
  history.pushState = (entry, unused, url) => {
    if (depthOf(history.state) > 0) replace(entry, unused, url)
    else push(entry, unused, url)
    look()
  }
  history.replaceState = (entry, unused, url) => {
    replace(atDepth(entry, depthOf(history.state)), unused, url)
    look()
  }
  // Before the router's own listener, so that the event can be kept from it.
  window.addEventListener('popstate', answerBack, { capture: true })
  look()
}

/** From now on Back closes it. Returns a function to call when it is closed. */
export function addLayer(close: () => void): () => void {
  const layer = { close }
  layers = [...layers, layer]
  giveEntries()
  return () => {
    layers = layers.filter((one) => one !== layer)
  }
}

/** Replaces this page with another document, including the entries of its layers, or Back would show it. */
export function leaveInPlace(href: string) {
  const steps = depthOf(window.history.state)
  if (here === null || steps === 0) return window.location.replace(href)
  replace(atDepth(null, 0), '', href)
  const goOn = (event: Event) => {
    event.stopImmediatePropagation()
    leaveInPlace(href)
  }
  window.removeEventListener('popstate', answerBack, { capture: true })
  window.addEventListener('popstate', goOn, { capture: true, once: true })
  window.history.back()
}

function answerBack(event: PopStateEvent) {
  const from = here
  look()
  const to: Entry = event.state
  if (to?.idx === undefined || to.idx !== from?.entry?.idx) return closeAll(layers)
  event.stopImmediatePropagation()
  const depth = depthOf(to)
  // Going forward to where something was open once.
  if (depth >= depthOf(from.entry)) return
  const closing = layers.slice(depth)
  if (closing.length === 0) return window.history.back()
  // The page may have changed its address while the layer was open.
  replace(atDepth(from.entry, depth), '', from.href)
  look()
  closeAll(closing)
  // A layer that refused to close gets its history entry back.
  setTimeout(giveEntries)
}

function closeAll(closing: readonly Layer[]) {
  for (const layer of [...closing].reverse()) layer.close()
}

function giveEntries() {
  if (here === null) return
  for (let depth = depthOf(window.history.state) + 1; depth <= layers.length; depth++) {
    push(atDepth(window.history.state, depth), '')
  }
  look()
}

function look() {
  here = { entry: window.history.state, href: window.location.href }
}

const depthOf = (entry: Entry) => entry?.depth ?? 0
const atDepth = (entry: Entry, depth: number): Entry => ({ ...entry, depth })
