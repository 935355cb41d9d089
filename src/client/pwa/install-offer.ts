import { useSyncExternalStore } from 'react'
import { logProblem } from '#client/platform/log.ts'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import { createListeners } from '#client/ui/listeners.ts'
import { installPromptDelayMs } from '#rules/timings.ts'
import { type InstallEvent, isDismissedLately } from './install-rules.ts'
import { makeOffer, withdrawOffer } from './offers.ts'

const listeners = createListeners()
let latest: InstallEvent | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** The browser can install the app now. We offer it a little later, unless the person has answered before. */
export function offerInstall(event: InstallEvent, offeredAt: number) {
  setLatest(event)
  clearTimeout(timer)
  window.addEventListener('appinstalled', rememberInstalled)
  timer = setTimeout(showOffer, installPromptDelayMs - (Date.now() - offeredAt))
}

/** Asks the browser to install the app, if it can. */
export async function install() {
  const event = latest
  if (!event) return
  // Each offer can be used only once.
  setLatest(null)
  withdrawOffer('install')
  try {
    await event.prompt()
    if ((await event.userChoice).outcome === 'dismissed') rememberDismissal()
  } catch (error) {
    logProblem('The app could not be installed', error)
  }
}

export function useCanInstall(): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => latest !== null,
    () => false,
  )
}

export function isStandalone(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return isOnHomeScreen || window.matchMedia('(display-mode: standalone)').matches
}

function showOffer() {
  const isInstalled = isStandalone() || localStore.read(storageKeys.installed) !== null
  if (isInstalled || isDismissedLately(localStore.read(storageKeys.installDismissed), Date.now())) return
  makeOffer({
    kind: 'install',
    accept: () => void install(),
    decline: () => {
      rememberDismissal()
      withdrawOffer('install')
    },
  })
}

function rememberInstalled() {
  localStore.write(storageKeys.installed, 'true')
  clearTimeout(timer)
  setLatest(null)
  withdrawOffer('install')
}

function rememberDismissal() {
  localStore.write(storageKeys.installDismissed, String(Date.now()))
}

function setLatest(event: InstallEvent | null) {
  latest = event
  listeners.notify()
}
