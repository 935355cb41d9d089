/** What the browser stores for us. Blocked storage (private modes, settings) reads as empty and never throws. */
export const storageKeys = {
  authToken: 'authToken',
  theme: 'theme',
  pendingSignup: 'pendingSignupData',
  pendingSignOut: 'pendingSignOut',
  analyticsConsent: 'analyticsConsent',
  installDismissed: 'pwa-install-dismissed',
  installed: 'pwa-installed',
  articleInstructions: 'articleInstructions',
  /** The country for crisis lines, once chosen by hand. */
  crisisCountry: 'crisisCountry',
  /** Only a hint for the first paint; the server alone knows who is signed in. */
  sessionHint: 'sessionHint',
  /** What somebody typed into the slots of small talk cues. */
  cueWords: 'cueWords',
  /** New parts that this person has opened, so that they are no longer marked as new. */
  openedNews: 'openedNews',
  /** Text that is not in the device's database yet. */
  lastWords: 'lastWords',
} as const
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

export const sessionKeys = {
  postAuthAction: 'postAuthAction',
  authCompleted: 'authCompleted',
  /** The plan chosen on the join page while signed out. */
  joinPlan: 'joinPlan',
  reloadedForChunk: 'reloadedForChunk',
} as const
export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys]

export const localStore = openStore<StorageKey>(() => window.localStorage)
export const sessionStore = openStore<SessionKey>(() => window.sessionStorage)

function openStore<Key extends string>(open: () => Storage) {
  function attempt<T>(use: (storage: Storage) => T): T | null {
    try {
      return use(open())
    } catch {
      return null
    }
  }
  return {
    read: (key: Key) => attempt((storage) => storage.getItem(key)),
    write: (key: Key, value: string) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key: Key) => void attempt((storage) => storage.removeItem(key)),
    clear: () => void attempt((storage) => storage.clear()),
  }
}
