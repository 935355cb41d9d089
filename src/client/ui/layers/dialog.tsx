import * as Radix from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Layer } from './dialog-parts.tsx'
import { useBackCloses } from './use-back-closes.ts'

type DialogProps = Parameters<typeof useBackCloses>[0] & { children: ReactNode }

export function Dialog({ children, ...openable }: DialogProps) {
  return <Radix.Root {...useBackCloses(openable)}>{children}</Radix.Root>
}

export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

const widths = { sm: 'desk:max-w-md', md: 'desk:max-w-xl', lg: 'desk:max-w-228' }

type DialogContentProps = ComponentProps<typeof Radix.Content> & {
  size?: keyof typeof widths | undefined
  /** A green panel on the left, or on top on a phone: what this is about, usually with the title. */
  aside?: ReactNode
  /** False only if there is another obvious way out. */
  hasClose?: boolean | undefined
}

/**
 * Needs a DialogTitle inside. Without a DialogDescription pass aria-describedby={undefined}.
 * On a phone it is a sheet from below.
 */
export function DialogContent({
  size = 'md',
  aside,
  hasClose = true,
  className,
  children,
  ...rest
}: DialogContentProps) {
  return (
    <Layer
      {...rest}
      hasClose={hasClose}
      className={classNames(
        'inset-x-0 bottom-0 max-h-[94dvh] rounded-t-r3',
        'motion-safe:data-[state=open]:animate-rise motion-safe:data-[state=closed]:animate-sink',
        'desk:inset-0 desk:m-auto desk:grid desk:h-fit desk:max-h-[calc(100dvh-3rem)] desk:w-[calc(100%-3rem)] desk:rounded-turn-them-big',
        'desk:motion-safe:data-[state=open]:animate-open desk:motion-safe:data-[state=closed]:animate-close',
        Boolean(aside) && 'desk:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]',
        widths[size],
      )}
    >
      {aside && (
        <div className="bg-sage-soft py-5 pr-16 pl-5 text-on-sage-soft desk:px-6 desk:pt-10 desk:pb-6">{aside}</div>
      )}
      <div
        className={classNames(
          'grid min-w-0 content-start gap-5 px-5 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] desk:px-8 desk:py-7',
          hasClose && !aside && '[&>:first-child]:pr-12',
          className,
        )}
      >
        {children}
      </div>
    </Layer>
  )
}

export function DialogTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title {...rest} className={classNames('font-serif text-h2 font-book text-balance', className)} />
}

export function DialogDescription({ className, ...rest }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description {...rest} className={classNames('text-body text-ink-2', className)} />
}
