import { sessionKeys, sessionStore } from '#client/platform/storage.ts'

const quietMs = 60_000

/**
 * After a deploy an open page may request a file that is gone. One reload brings the new build; if that does not help,
 * the file is missing for another reason, and we must not reload in a loop.
 */
export function reloadOnceWhenStale() {
  window.addEventListener('vite:preloadError', () => {
    // The importing code still sees the failure, so that it can say so until the page reloads.
    if (navigator.onLine && !reloadedLately(Date.now())) void reloadFromServer()
  })
}

/** If the server does not answer there is no new build, and a reload would only lose what is on screen. */
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
