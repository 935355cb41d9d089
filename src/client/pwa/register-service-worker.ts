import { logProblem } from '#client/platform/log.ts'

/** Keeps help, words and tools at hand without a network. Only the built app has a worker to register. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => logProblem('The offline copy could not be made', error))
  })
}
