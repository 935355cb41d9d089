import { localStore, storageKeys } from './storage.ts'

export type Consent = 'granted' | 'denied'

type Tag = (...command: unknown[]) => void
type TrackedWindow = Window & { dataLayer?: unknown[]; gtag?: Tag }

export function findConsent(): Consent | undefined {
  const stored = localStore.read(storageKeys.analyticsConsent)
  return stored === 'granted' || stored === 'denied' ? stored : undefined
}

export function storeConsent(consent: Consent) {
  localStore.write(storageKeys.analyticsConsent, consent)
}

/** Do Not Track and Global Privacy Control are an answer already: such a visitor is neither tracked nor asked. */
export function refusesTracking(browser: Navigator = navigator): boolean {
  return browser.doNotTrack === '1' || Reflect.get(browser, 'globalPrivacyControl') === true
}

/** Reports the path alone: a query string may hold what somebody typed. */
export function reportPageView(analyticsId: string | null, pathname: string) {
  if (!analyticsId || findConsent() !== 'granted' || refusesTracking()) return
  loadTag(analyticsId)('event', 'page_view', {
    page_location: window.location.origin + pathname,
    page_path: pathname,
    page_referrer: '',
  })
}

function loadTag(analyticsId: string): Tag {
  const page: TrackedWindow = window
  if (page.gtag) return page.gtag
  const queue: unknown[] = []
  // The tag reads its commands as the `arguments` of a call, not as an array.
  const tag: Tag = function () {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  page.dataLayer = queue
  page.gtag = tag
  tag('js', new Date())
  tag('config', analyticsId, { send_page_view: false, anonymize_ip: true, allow_google_signals: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`
  document.head.append(script)
  return tag
}
