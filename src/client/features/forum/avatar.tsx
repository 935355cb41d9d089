import { UserRound } from 'lucide-react'
import { classNames } from '#client/ui/class-names.ts'
import { initialsOf } from './author.ts'

type AvatarProps = {
  author: Parameters<typeof initialsOf>[0]
  isMine: boolean
  size?: 'sm' | 'md'
}

/** Initials, or a neutral figure. The name next to it says the rest. */
export function Avatar({ author, isMine, size = 'md' }: AvatarProps) {
  const initials = initialsOf(author)
  const named = isMine
    ? 'rounded-drop-you bg-apricot-soft text-apricot-ink'
    : 'rounded-drop-them bg-sage-soft text-on-sage-soft'
  const unnamed = classNames('bg-sunk text-ink-2', isMine ? 'rounded-drop-you' : 'rounded-drop-them')
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid flex-none place-items-center font-semibold',
        size === 'sm' ? 'size-8 text-bar' : 'size-11 text-sm',
        initials ? named : unnamed,
      )}
    >
      {initials ?? <UserRound strokeWidth={1.75} className={size === 'sm' ? 'size-4' : 'size-5'} />}
    </span>
  )
}
