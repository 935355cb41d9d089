import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'

type ChipRowProps = {
  /** What is being chosen; read out, not shown. */
  label: string
  children: ReactNode
  className?: string | undefined
}

/** Choices side by side. On a phone they scroll to the edge; the chosen one is scrolled into view. */
export function ChipRow({ label, children, className }: ChipRowProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!row.current || !chosen) return
    const gap = chosen.getBoundingClientRect().left - row.current.getBoundingClientRect().left
    row.current.scrollLeft += gap - (row.current.clientWidth - chosen.clientWidth) / 2
  }, [])
  return (
    <fieldset
      ref={row}
      className={classNames(
        '-mx-(--gutter) flex min-w-0 gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] *:flex-none desk:mx-0 desk:px-0',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}
