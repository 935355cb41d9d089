import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'
import { tooltipDelayMs, tooltipOffsetPx, tooltipSkipDelayMs } from '#rules/timings.ts'

/** Once in the app, at the root, so that neighboring tooltips share the skip delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      {children}
    </Radix.Provider>
  )
}

type TooltipProps = {
  /** A few words; never the only place that says something, because touch screens cannot show it. */
  label: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The control it belongs to, which must accept a ref. */
  children: ReactNode
}

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={tooltipOffsetPx}
          collisionPadding={12}
          className="z-70 max-w-64 rounded-r1 bg-help-btn px-3 py-2 text-xs font-firm text-on-help-btn shadow-2 motion-safe:animate-fade-in"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
