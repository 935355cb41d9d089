import { sessionKeys, sessionStore } from '#client/platform/storage.ts'

const quietMs = 60_000

/**
 * After a deploy an open page may ask for a file that is gone. One reload brings the new build; a second one in a row
 * would mean that the file is missing for another reason, and loops help nobody.
 */
export function reloadOnceWhenStale() {
  window.addEventListener('vite:preloadError', () => {
    // Whoever asked learns that it failed: until a reload comes, if one comes, they can say so.
    if (navigator.onLine && !reloadedLately(Date.now())) void reloadFromServer()
  })
}

/** While nobody answers there is no new build to be had, and what is on screen would be lost for nothing. */
async function reloadFromServer() {
  try {
    await fetch('/healthz', { cache: 'no-store' })
  } catch {
    return
  }
  sessionStore.write(sessionKeys.reloadedForChunk, String(Date.now()))
  window.location.reload()
}

function reloadedLately(now: number): boolean {
  const last = Number(sessionStore.read(sessionKeys.reloadedForChunk) ?? Number.NaN)
  return Number.isFinite(last) && now - last < quietMs
}
