import { ArrowDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { useStickyScroll } from './use-sticky-scroll.ts'
import { useVisibleHeight } from './use-visible-height.ts'

type ChatFrameProps = {
  scroll: ReturnType<typeof useStickyScroll>
  header: ReactNode
  /** Next to the conversation, if there is room. */
  aside: ReactNode
  /** At the bottom edge, always visible. */
  dock: ReactNode
  children: ReactNode
}

const columns = 'wrap grid grid-cols-[minmax(0,1fr)] gap-16 desk:grid-cols-[minmax(0,1fr)_19rem]'

/** The layout of a chat: it fills the window, and only the conversation scrolls. */
export function ChatFrame({ scroll, header, aside, dock, children }: ChatFrameProps) {
  const { scroller, content, toEnd, isAtEnd } = scroll
  const room = useRef<HTMLDivElement>(null)
  useVisibleHeight(room)
  return (
    <div
      ref={room}
      data-frame="chat"
      data-toasts="top"
      // The frame leaves room for the bottom bar, which this screen does not have.
      className="flex h-[var(--visible-height,100dvh)] flex-col max-desk:-mb-23 desk:h-[calc(100dvh-4.5rem)]"
    >
      {header}
      <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none]">
        <div className={columns}>
          <div ref={content} className="min-w-0 pt-2 pb-6">
            {children}
          </div>
          <aside className="sticky top-2 grid gap-6 self-start pb-6 max-desk:hidden">{aside}</aside>
        </div>
      </div>
      <div className="relative flex-none border-line pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-desk:border-t desk:pb-6">
        {!isAtEnd && (
          <div className="wrap absolute inset-x-0 -top-14 grid justify-items-end desk:pr-96">
            <button
              type="button"
              aria-label="To the latest message"
              onClick={toEnd}
              className="grid size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-2"
            >
              <ArrowDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </button>
          </div>
        )}
        <div className={columns}>
          <div className="min-w-0">{dock}</div>
        </div>
      </div>
    </div>
  )
}
