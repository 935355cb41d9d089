import { classNames } from '../class-names.ts'

export type ButtonLook = {
  /** lamp: the next step of a screen, at most once. work: every other action. help: only for Help now. */
  variant?: 'lamp' | 'work' | 'line' | 'quiet' | 'help' | undefined
  size?: 'md' | 'big' | undefined
  full?: boolean | undefined
}

const variants = {
  lamp: 'border-transparent bg-apricot text-on-apricot enabled:hover:bg-apricot-press [a]:hover:bg-apricot-press',
  work: 'border-transparent bg-sage text-on-sage enabled:hover:bg-sage-press [a]:hover:bg-sage-press',
  line: 'border-edge bg-surface text-ink enabled:hover:bg-sage-soft [a]:hover:bg-sage-soft',
  quiet: 'border-transparent text-sage underline-offset-[0.22em] enabled:hover:underline [a]:hover:underline',
  help: 'border-transparent bg-help-btn text-on-help-btn enabled:hover:bg-ink [a]:hover:bg-ink',
}

export function buttonClass({ variant = 'work', size = 'md', full = false }: ButtonLook, className?: string) {
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-act border text-center font-sans font-semibold leading-tight no-underline select-none',
    'transition-[background-color,transform] enabled:active:translate-y-px [a]:active:translate-y-px',
    'disabled:opacity-55 not-aria-busy:aria-disabled:opacity-55',
    '[&_svg]:flex-none [&>svg:not([class])]:size-5',
    size === 'big' ? 'min-h-14 py-3 text-body' : 'min-h-12 py-2.5 text-ui',
    variant === 'quiet' ? 'px-2' : size === 'big' ? 'px-6.5' : 'px-5',
    variants[variant],
    full && 'w-full',
    className,
  )
}
