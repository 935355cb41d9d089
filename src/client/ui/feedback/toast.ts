import { useSyncExternalStore } from 'react'
import { toastRemovalDelayMs } from '#rules/timings.ts'
import { createListeners } from '../listeners.ts'

export type ToastVariant = 'default' | 'destructive'

export type ToastWords = {
  title: string
  description?: string | undefined
  /** destructive: something went wrong. It is amber with an icon and words, never red. */
  variant?: ToastVariant | undefined
  /** One thing to do about it; pressing it closes the toast. */
  action?: { label: string; onSelect: () => void } | undefined
}

export type Toast = ToastWords & { id: string; isOpen: boolean }

const none: readonly Toast[] = []
let toasts = none
let count = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = createListeners()

function set(next: readonly Toast[]) {
  toasts = next
  listeners.notify()
}

/** Shows a toast, replacing the current one. Returns its id. */
export function toast(words: ToastWords) {
  clearTimeout(removal)
  count += 1
  const id = `toast-${count}`
  set([{ ...words, id, isOpen: true }])
  return id
}

/** Closes a toast, by default the open one. It disappears at once and is removed after a delay. */
export function dismissToast(id?: string) {
  const shown = toasts.find((one) => one.isOpen && (id === undefined || one.id === id))
  if (!shown) return
  set(toasts.map((one) => (one.id === shown.id ? { ...one, isOpen: false } : one)))
  clearTimeout(removal)
  removal = setTimeout(() => set(none), toastRemovalDelayMs)
}

/** The open toast, or one that was just closed. */
export function useToasts() {
  return useSyncExternalStore(
    listeners.subscribe,
    () => toasts,
    () => none,
  )
}
