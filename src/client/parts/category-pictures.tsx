import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Overlap } from '#client/ui/drawings/overlap.tsx'
import { themTurn, youTurn } from '#client/ui/drawings/turn-path.ts'
import { keysOf } from '#rules/closed-sets.ts'

// Small square pictures following the same rules as the large ones, on a neutral tile.

const pieces = {
  /** Two speech bubbles that overlap. */
  meeting: (
    <Overlap
      under={{ d: themTurn({ x: 14, y: 34, width: 44, height: 44, radius: 20 }) }}
      over={{ d: youTurn({ x: 42, y: 20, width: 38, height: 38, radius: 17 }) }}
      underFill="var(--ill-1)"
      overFill="var(--ill-3)"
    />
  ),
  /** Layer on layer: skills, lessons. */
  steps: (
    <>
      <path fill="var(--ill-1)" d={themTurn({ x: 14, y: 58, width: 68, height: 22, radius: 10 })} />
      <path fill="var(--ill-2)" d={themTurn({ x: 24, y: 36, width: 48, height: 18, radius: 9 })} />
      <path fill="var(--ill-3)" d={youTurn({ x: 36, y: 16, width: 24, height: 16, radius: 8 })} />
    </>
  ),
  /** Several in a room: groups, parties, classes. */
  group: (
    <>
      <path fill="var(--ill-2)" d={themTurn({ x: 12, y: 14, width: 30, height: 30, radius: 13 })} />
      <path fill="var(--ill-2)" d={youTurn({ x: 54, y: 14, width: 30, height: 30, radius: 13 })} />
      <path fill="var(--ill-1)" d={themTurn({ x: 12, y: 54, width: 30, height: 30, radius: 13 })} />
      <path fill="var(--ill-3)" d={youTurn({ x: 54, y: 54, width: 30, height: 30, radius: 13 })} />
    </>
  ),
  /** Breath and body. */
  calm: (
    <>
      <circle cx="48" cy="48" r="36" fill="var(--ill-4)" />
      <circle cx="48" cy="48" r="25" fill="var(--ill-2)" />
      <circle cx="48" cy="48" r="13" fill="var(--ill-1)" />
    </>
  ),
  /** A long turn and a short answer: work, presenting. */
  speaking: (
    <>
      <path fill="var(--ill-1)" d={themTurn({ x: 12, y: 18, width: 58, height: 36, radius: 17 })} />
      <path fill="var(--ill-3)" d={youTurn({ x: 46, y: 60, width: 38, height: 22, radius: 11 })} />
      <circle cx="24" cy="70" r="7" fill="var(--ill-2)" />
    </>
  ),
  /** Face to face: dating. */
  pair: (
    <>
      <path
        fill="var(--ill-1)"
        transform="rotate(-8 28 56)"
        d={youTurn({ x: 11, y: 39, width: 34, height: 34, radius: 15 })}
      />
      <path
        fill="var(--ill-3)"
        transform="rotate(8 68 56)"
        d={themTurn({ x: 51, y: 39, width: 34, height: 34, radius: 15 })}
      />
      <circle cx="48" cy="24" r="7" fill="var(--ill-2)" />
    </>
  ),
  /** Shapes before and after: the mind, turning a thought over. */
  thought: (
    <>
      <path fill="var(--ill-2)" d={themTurn({ x: 14, y: 16, width: 52, height: 52, radius: 23 })} />
      <path fill="var(--ill-1)" d={themTurn({ x: 26, y: 30, width: 26, height: 26, radius: 12 })} />
      <path fill="var(--ill-3)" d={youTurn({ x: 60, y: 60, width: 22, height: 22, radius: 10 })} />
    </>
  ),
} satisfies Record<string, ReactNode>

export type CategoryPictureName = keyof typeof pieces

export const categoryPictureNames = keysOf(pieces)

type CategoryPictureProps = { name: CategoryPictureName; className?: string | undefined }

/** A picture for a kind of thing: an article's subject, a lesson, a cue set. Decorative; the words are next to it. */
export function CategoryPicture({ name, className }: CategoryPictureProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={classNames('block h-auto flex-none', className ?? 'w-24')}>
      <path fill="var(--sunk)" d={themTurn({ x: 0, y: 0, width: 96, height: 96, radius: 20 })} />
      {pieces[name]}
    </svg>
  )
}
