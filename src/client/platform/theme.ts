import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/ui/listeners.ts'
import { localStore, storageKeys } from './storage.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const listeners = createListeners()

export function readTheme(): Theme {
  const stored = localStore.read(storageKeys.theme)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function setTheme(theme: Theme) {
  if (theme === 'system') localStore.remove(storageKeys.theme)
  else localStore.write(storageKeys.theme, theme)
  applyTheme()
}

/** Repeats what theme.js in the page's head does before the first paint. */
export function applyTheme() {
  const theme = readTheme()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  colorBrowserBar(theme)
  listeners.notify()
}

/** The browser's own bar gets the page's color: one of two, light first. */
function colorBrowserBar(theme: Theme) {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  for (const [i, scheme] of (['light', 'dark'] as const).entries()) {
    const media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all'
    bars[i]?.setAttribute('media', media)
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(subscribe, readTheme, () => 'system')
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.theme || event.key === null) applyTheme()
  }
  const stop = listeners.subscribe(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    stop()
    window.removeEventListener('storage', onStorage)
  }
}
