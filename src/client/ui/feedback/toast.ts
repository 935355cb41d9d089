import { useSyncExternalStore } from 'react'
import { toastRemovalDelayMs } from '#rules/timings.ts'
import { createListeners } from '../listeners.ts'

export type ToastVariant = 'default' | 'destructive'

export type ToastWords = {
  title: string
  description?: string | undefined
  /** destructive: something went wrong. It is amber with an icon and words, never red. */
  variant?: ToastVariant | undefined
  /** One thing that can be done about it; the toast closes with it. */
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

/** Shows a toast. There is one at a time: a new one takes the place of the last. Returns its id. */
export function toast(words: ToastWords) {
  clearTimeout(removal)
  count += 1
  const id = `toast-${count}`
  set([{ ...words, id, isOpen: true }])
  return id
}

/** Closes a toast, by default whichever is open. It leaves the page at once and is forgotten after the removal delay. */
export function dismissToast(id?: string) {
  const shown = toasts.find((one) => one.isOpen && (id === undefined || one.id === id))
  if (!shown) return
  set(toasts.map((one) => (one.id === shown.id ? { ...one, isOpen: false } : one)))
  clearTimeout(removal)
  removal = setTimeout(() => set(none), toastRemovalDelayMs)
}

/** The toasts there are: the open one, or one lately closed. */
export function useToasts() {
  return useSyncExternalStore(
    listeners.subscribe,
    () => toasts,
    () => none,
  )
}
