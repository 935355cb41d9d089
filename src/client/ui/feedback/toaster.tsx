import { CircleAlert, MessageCircle, X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { type FocusEvent, useRef } from 'react'
import { toastDurationMs, toastHotkey, toastSwipePx } from '#rules/timings.ts'
import { classNames } from '../class-names.ts'
import { dismissToast, type Toast, useToasts } from './toast.ts'

const hotkey = [toastHotkey]

/** Where toasts appear. Once in the app, at the root. */
export function Toaster() {
  const [current] = useToasts()
  const viewport = useRef<HTMLDivElement>(null)
  const focusBefore = useRef<HTMLElement>(null)

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    focusBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }

  function close(id: string) {
    dismissToast(id)
    // Somebody who has moved on keeps their focus.
    if (viewport.current?.contains(document.activeElement)) focusBefore.current?.focus({ preventScroll: true })
  }

  return (
    // A pause (pointer or focus on a toast) applies to that toast. Radix would carry it over to the next one, which
    // would then never close.
    <Radix.Provider key={current?.id} duration={toastDurationMs} swipeDirection="right" swipeThreshold={toastSwipePx}>
      {current && <ToastTurn toast={current} onClose={() => close(current.id)} />}
      <Radix.Viewport asChild hotkey={hotkey} onFocus={rememberFocus}>
        {/* aria-live keeps an open dialog from hiding the toasts from screen readers; "off" because Radix announces them itself. */}
        <div
          ref={viewport}
          aria-live="off"
          className={classNames(
            'fixed inset-x-(--gutter) bottom-[calc(6rem+env(safe-area-inset-bottom))] z-80 mx-auto max-w-108 rounded-turn-them',
            'max-desk:in-data-scroll-locked:top-[calc(1rem+env(safe-area-inset-top))] max-desk:in-data-scroll-locked:bottom-auto',
            // If the button to press again is low on the screen, data-toasts="top" moves the toasts up.
            'max-desk:[:root:has([data-toasts=top])_&]:top-18 max-desk:[:root:has([data-toasts=top])_&]:bottom-auto',
            'desk:right-6 desk:bottom-6 desk:left-auto desk:w-108',
          )}
        />
      </Radix.Viewport>
    </Radix.Provider>
  )
}

type ToastTurnProps = { toast: Toast; onClose: () => void }

function ToastTurn({ toast, onClose }: ToastTurnProps) {
  const isWarning = toast.variant === 'destructive'
  const Icon = isWarning ? CircleAlert : MessageCircle
  return (
    <Radix.Root
      asChild
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      type={isWarning ? 'foreground' : 'background'}
    >
      <div
        role={isWarning ? 'alert' : 'status'}
        aria-live="off"
        className={classNames(
          // An open dialog disables everything outside it; a toast must stay clickable.
          'pointer-events-auto! flex items-center gap-3.5 rounded-turn-them border border-line bg-surface py-3 pr-2 pl-4.5 text-sm leading-snug text-ink shadow-3',
          'motion-safe:data-[state=open]:animate-arrive motion-safe:data-[state=closed]:animate-fade-out',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform motion-safe:data-[swipe=end]:animate-swipe-out',
        )}
      >
        <Icon
          aria-hidden="true"
          strokeWidth={1.75}
          className={classNames('size-5 flex-none', isWarning ? 'text-amber' : 'text-sage')}
        />
        <div className="grid min-w-0 flex-1 justify-items-start gap-0.5 py-1 wrap-anywhere">
          <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
          {toast.description && <Radix.Description className="text-ink-2">{toast.description}</Radix.Description>}
          {toast.action && (
            <Radix.Action
              altText={toast.action.label}
              onClick={toast.action.onSelect}
              className="link -mb-2 min-h-11 font-semibold"
            >
              {toast.action.label}
            </Radix.Action>
          )}
        </div>
        <Radix.Close
          aria-label="Dismiss"
          className="grid size-11 flex-none place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunk"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Radix.Close>
      </div>
    </Radix.Root>
  )
}
