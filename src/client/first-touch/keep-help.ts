type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules
}

const worker = '/sw.js'
const longestWaitMs = 5000

/**
 * Whoever only reads has Help now on their device too, for a moment without a network. It comes when everything else is
 * there and painted; all the rest of the app waits for a touch.
 */
export function keepHelp(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => whenIdle(register), { once: true })
}

function whenIdle(work: () => void) {
  // Safari has no such callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: longestWaitMs })
  else setTimeout(work, longestWaitMs)
}

function register() {
  // Where it is kept from coming, the page is as good as before.
  navigator.serviceWorker.register(trusted(worker)).catch(() => {})
}

/** The app has a policy of its own, under another name: no name may be taken twice. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  return trustedTypes?.createPolicy('hearten-worker', { createScriptURL: () => worker }).createScriptURL(url) ?? url
}
