/** All at once: a module only names its imports once it has loaded. */
export function preload(address: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.fetchPriority = 'low'
  link.href = address
  document.head.append(link)
}

/** A request the app makes as soon as it runs. The browser hands it this answer. */
export function preloadAnswer(address: string) {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  // As in the app's own requests; otherwise the browser would send it twice.
  link.crossOrigin = 'use-credentials'
  link.href = address
  document.head.append(link)
}
