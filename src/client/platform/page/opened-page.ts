import { pageViewsPath } from '#rules/pages/page-views.ts'

/** Sends only the path, without cookies. It does not matter if a count gets lost. */
export async function countOpened(path: string) {
  if (!navigator.onLine) return
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ path })
  try {
    const answer = await fetch(pageViewsPath, { method: 'POST', credentials: 'omit', headers, body })
    // Reads the body to its end; otherwise the browser keeps the request open.
    await answer.text()
  } catch {
    // A page view that was not counted is not worth reporting.
  }
}

/** A page that waits for its scripts is counted before they load; they must not count it again. */
export function markCounted(path: string) {
  document.documentElement.dataset.counted = path
}

export function takeCounted(path: string): boolean {
  const { dataset } = document.documentElement
  if (dataset.counted !== path) return false
  delete dataset.counted
  return true
}
