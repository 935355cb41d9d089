import { classNames } from '../class-names.ts'
import { themTurn, youTurn } from '../drawings/turn-path.ts'

const sizes = { sm: 'h-4', md: 'h-8', lg: 'h-12' }

type SpinnerProps = {
  /** What is loading, in words. Visually hidden unless isLabelShown. */
  label?: string
  isLabelShown?: boolean
  size?: keyof typeof sizes
  className?: string | undefined
}

/** Two speech bubbles that fade in turn. Nothing moves, so it is the same under reduced motion. */
export function Spinner({ label = 'Loading', isLabelShown = false, size = 'md', className }: SpinnerProps) {
  return (
    <div role="status" className={classNames('inline-flex items-center gap-3 text-ink-2', className)}>
      <SpinnerShape className={sizes[size]} />
      <span className={isLabelShown ? 'text-sm' : 'sr-only'}>{label}</span>
    </div>
  )
}

/** Only the shape, for a control that already says it is busy. */
export function SpinnerShape({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 44 24"
      fill="currentColor"
      aria-hidden="true"
      className={classNames('aspect-[44/24] flex-none', className)}
    >
      <path className="animate-wait" d={themTurn({ x: 1, y: 3, width: 19, height: 18, radius: 9 })} />
      <path
        className="animate-wait [animation-delay:-1.8s]"
        d={youTurn({ x: 24, y: 3, width: 19, height: 18, radius: 9 })}
      />
    </svg>
  )
}
