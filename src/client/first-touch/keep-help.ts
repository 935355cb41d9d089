type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules
}

const worker = '/sw.js'
const longestWaitMs = 5000

/**
 * Also keeps Help now on the devices of people who only read, for times without a network. Loaded after everything else
 * is painted; the rest of the app waits for a touch.
 */
export function keepHelp(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => whenIdle(register), { once: true })
}

function whenIdle(work: () => void) {
  // Safari lacks this callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: longestWaitMs })
  else setTimeout(work, longestWaitMs)
}

function register() {
  // If it cannot be registered, the page works as before.
  navigator.serviceWorker.register(trusted(worker)).catch(() => {})
}

/** The app has its own policy under another name, because no name may be used twice. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  return trustedTypes?.createPolicy('hearten-worker', { createScriptURL: () => worker }).createScriptURL(url) ?? url
}
