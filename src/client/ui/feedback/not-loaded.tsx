import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Notice } from './notice.tsx'

type NotLoadedProps = {
  /** What is missing: “Your ladder did not load”. Left out if a heading above says it. */
  title?: string | undefined
  /** What it means for the person: that nothing is lost, what else they can do. */
  children?: ReactNode
  /** Set while retrying, if that takes a while. */
  isBusy?: boolean | undefined
  /** Not read out by itself: only a small part of the page is missing. */
  isQuiet?: boolean | undefined
  onRetry: () => void
  className?: string | undefined
}

/** Replaces something that could not be loaded. */
export function NotLoaded({ title, children, isBusy, isQuiet, onRetry, className }: NotLoadedProps) {
  return (
    <Notice
      tone="amber"
      role={isQuiet ? undefined : 'alert'}
      title={title}
      className={className}
      action={
        <Button variant="line" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
