import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Overlap } from '#client/ui/drawings/overlap.tsx'
import { themTurn, youTurn } from '#client/ui/drawings/turn-path.ts'
import type { TechniqueId } from '#content/techniques.ts'

// Follows the rules for illustrations: speech-bubble shapes and circles, two to five pieces, one apricot piece on the
// right or on top.
const pieces: Record<TechniqueId, ReactNode> = {
  /** Widening rings, and the bead that runs around them. */
  'power-breathing': (
    <>
      <circle cx="48" cy="48" r="34" fill="var(--ill-4)" />
      <circle cx="48" cy="48" r="24" fill="var(--ill-2)" />
      <circle cx="48" cy="48" r="13" fill="var(--ill-1)" />
      <circle cx="75" cy="27" r="6" fill="var(--ill-3)" />
    </>
  ),
  /** One thing to rest the eyes on. */
  'micro-meditation': (
    <>
      <path fill="var(--ill-4)" d={themTurn({ x: 12, y: 54, width: 72, height: 26, radius: 13 })} />
      <path fill="var(--ill-2)" d={themTurn({ x: 22, y: 36, width: 42, height: 26, radius: 13 })} />
      <circle cx="60" cy="27" r="11" fill="var(--ill-1)" />
    </>
  ),
  /** Leaning to one side, then to the other. */
  'movement-stretch': (
    <Overlap
      under={{ d: themTurn({ x: 18, y: 20, width: 30, height: 58, radius: 15 }), transform: 'rotate(-12 33 78)' }}
      over={{ d: youTurn({ x: 44, y: 20, width: 30, height: 58, radius: 15 }), transform: 'rotate(12 59 78)' }}
      underFill="var(--ill-1)"
      overFill="var(--ill-3)"
    />
  ),
  /** A thought, seen from outside, and put down beside. */
  'mental-reset': (
    <>
      <path fill="var(--ill-2)" d={themTurn({ x: 12, y: 16, width: 50, height: 50, radius: 22 })} />
      <path fill="var(--ill-1)" d={themTurn({ x: 24, y: 29, width: 25, height: 25, radius: 11 })} />
      <path fill="var(--ill-3)" d={youTurn({ x: 58, y: 56, width: 26, height: 26, radius: 11 })} />
    </>
  ),
  /** Five things around you. */
  'sensory-refresh': (
    <>
      <circle cx="29" cy="30" r="15" fill="var(--ill-2)" />
      <circle cx="61" cy="23" r="9" fill="var(--ill-4)" />
      <path fill="var(--ill-1)" d={themTurn({ x: 38, y: 38, width: 32, height: 32, radius: 14 })} />
      <circle cx="23" cy="67" r="9" fill="var(--ill-4)" />
      <circle cx="76" cy="73" r="8" fill="var(--ill-3)" />
    </>
  ),
  /** Standing on what you did before. */
  'confidence-boost': (
    <>
      <path fill="var(--ill-2)" d={themTurn({ x: 12, y: 62, width: 34, height: 20, radius: 10 })} />
      <path fill="var(--ill-1)" d={themTurn({ x: 50, y: 62, width: 34, height: 20, radius: 10 })} />
      <path fill="var(--ill-3)" d={youTurn({ x: 32, y: 16, width: 40, height: 40, radius: 18 })} />
    </>
  ),
}

type TechniquePictureProps = { id: TechniqueId; className?: string | undefined }

/** Decorative; the words are next to it. */
export function TechniquePicture({ id, className }: TechniquePictureProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={classNames('block h-auto flex-none', className ?? 'w-24')}>
      <path fill="var(--sunk)" d={themTurn({ x: 0, y: 0, width: 96, height: 96, radius: 20 })} />
      {pieces[id]}
    </svg>
  )
}
