import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/ui/listeners.ts'
import { clearCookies } from '../session/clear-cookies.ts'
import { localStore, storageKeys } from '../storage.ts'

export type Consent = 'granted' | 'denied'

type Tag = (...command: unknown[]) => void
type TrackedWindow = Window & { dataLayer?: unknown[]; gtag?: Tag }

/** The visitor's answer, also if given in another tab; undefined until there is one. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(listen, findConsent, () => undefined)
}

const listeners = createListeners()

function listen(listener: () => void) {
  const stop = listeners.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

function findConsent(): Consent | undefined {
  const stored = localStore.read(storageKeys.analyticsConsent)
  return stored === 'granted' || stored === 'denied' ? stored : undefined
}

export function storeConsent(consent: Consent) {
  localStore.write(storageKeys.analyticsConsent, consent)
  listeners.notify()
}

/** Do Not Track and Global Privacy Control already are an answer: such a visitor is neither tracked nor asked. */
export function refusesTracking(browser: Navigator = navigator): boolean {
  return browser.doNotTrack === '1' || Reflect.get(browser, 'globalPrivacyControl') === true
}

/** Reports only the path: a query string may contain what somebody typed. */
export function reportPageView(analyticsId: string, pathname: string) {
  if (findConsent() !== 'granted' || refusesTracking()) return
  Reflect.deleteProperty(window, switchOf(analyticsId))
  const page = { page_location: window.location.origin + pathname, page_path: pathname, page_referrer: '' }
  const tag = findTag() ?? loadTag(analyticsId, page)
  // Also for what the tag reports by itself, which would otherwise contain the whole address.
  tag('set', page)
  tag('event', 'page_view', page)
}

/** After consent was withdrawn: the tag stops reporting, and what it stored here is removed. */
export function stopReporting(analyticsId: string) {
  Reflect.set(window, switchOf(analyticsId), true)
  clearCookies((name) => /^_ga(_|$)/.test(name))
}

/** The tag checks this flag before it sends anything. */
function switchOf(analyticsId: string): string {
  return `ga-disable-${analyticsId}`
}

function findTag(): Tag | undefined {
  return (window as TrackedWindow).gtag
}

function loadTag(analyticsId: string, page: object): Tag {
  const queue: unknown[] = []
  // The tag expects its commands as `arguments` objects, not arrays.
  const tag: Tag = function () {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  Object.assign<Window, Partial<TrackedWindow>>(window, { dataLayer: queue, gtag: tag })
  tag('js', new Date())
  tag('set', page)
  tag('config', analyticsId, {
    send_page_view: false,
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`
  document.head.append(script)
  return tag
}
