import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { Overlap } from './overlap.tsx'
import { themTurn, youTurn } from './turn-path.ts'

const left = { d: youTurn({ x: 2.5, y: 3, width: 21, height: 21, radius: 10.5 }), transform: 'rotate(24 13 13.5)' }
const right = { d: themTurn({ x: 16.5, y: 3, width: 21, height: 21, radius: 10.5 }), transform: 'rotate(-24 27 13.5)' }

/** Two speech bubbles leaning together to form a heart. */
export function BrandMark({ className = 'w-8.5' }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 34" aria-hidden="true" className={classNames('h-auto flex-none', className)}>
      <Overlap under={left} over={right} underFill="var(--ill-1)" overFill="var(--ill-3)" />
    </svg>
  )
}

type BrandProps = {
  to?: string
  /** Only the mark is shown if there is little room. */
  isCompact?: boolean
  className?: string | undefined
}

/** The mark and the name, as a link home. */
export function Brand({ to = '/', isCompact = false, className }: BrandProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2.5 rounded-r1 font-serif text-[1.375rem] leading-none font-medium tracking-[-0.02em] text-inherit no-underline desk:text-[1.5rem]',
        className,
      )}
    >
      <BrandMark className="w-7.5 desk:w-8.5" />
      <span className={isCompact ? 'max-[21em]:sr-only' : undefined}>Hearten</span>
    </Link>
  )
}
