import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Overlap } from './overlap.tsx'
import { themTurn, youTurn } from './turn-path.ts'

// Rules: only speech-bubble shapes ("turns") and circles, two to five pieces, rotated by at most 12 degrees, and at
// most one apricot piece, on the right or on top. All are decorative and not read out. On a dark background put
// .on-dusk around.

type PictureProps = { className?: string | undefined }

function Picture({ viewBox, className, children }: PictureProps & { viewBox: string; children: ReactNode }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={classNames('block h-auto', className ?? 'w-full')}>
      {children}
    </svg>
  )
}

/** Two turns leaning towards each other: sign-in, the next step. */
export function LeaningTurns({ className }: PictureProps) {
  return (
    <Picture viewBox="0 0 320 280" className={className}>
      <Overlap
        under={{ d: themTurn({ x: 22, y: 58, width: 170, height: 170, radius: 74 }), transform: 'rotate(-9 107 143)' }}
        over={{ d: youTurn({ x: 150, y: 28, width: 148, height: 148, radius: 64 }), transform: 'rotate(11 224 102)' }}
        underFill="var(--ill-1)"
        overFill="var(--ill-3)"
      />
      <path
        fill="var(--ill-2)"
        transform="rotate(6 237 227)"
        d={youTurn({ x: 206, y: 196, width: 62, height: 62, radius: 26 })}
      />
      <circle cx="40" cy="40" r="11" fill="var(--ill-2)" />
    </Picture>
  )
}

/** A talk among several, rising to the right: the landing band, the community. */
export function ThreadOfTurns({ className }: PictureProps) {
  return (
    <Picture viewBox="0 0 346 208" className={className}>
      <path fill="var(--ill-2)" d={themTurn({ x: 8, y: 104, width: 100, height: 96, radius: 42 })} />
      <path fill="var(--ill-1)" d={youTurn({ x: 118, y: 40, width: 86, height: 86, radius: 38 })} />
      <path fill="var(--ill-4)" d={themTurn({ x: 128, y: 136, width: 112, height: 64, radius: 31 })} />
      <path fill="var(--ill-3)" d={youTurn({ x: 214, y: 8, width: 124, height: 118, radius: 51 })} />
      <circle cx="66" cy="66" r="17" fill="var(--ill-4)" />
    </Picture>
  )
}

/** Turns climbing like stairs, the last one yours: challenges. */
export function ClimbingTurns({ className }: PictureProps) {
  return (
    <Picture viewBox="0 0 260 216" className={className}>
      <path fill="var(--ill-2)" d={themTurn({ x: 2, y: 166, width: 112, height: 48, radius: 23 })} />
      <path fill="var(--ill-1)" d={themTurn({ x: 44, y: 112, width: 112, height: 48, radius: 23 })} />
      <path fill="var(--ill-2)" d={themTurn({ x: 88, y: 58, width: 112, height: 48, radius: 23 })} />
      <path fill="var(--ill-3)" d={youTurn({ x: 146, y: 4, width: 112, height: 48, radius: 23 })} />
    </Picture>
  )
}

/** Something was said, and an answer may come: empty states. */
export function EmptyTurns({ className }: PictureProps) {
  return (
    <Picture viewBox="0 16 224 88" className={className}>
      <path fill="var(--ill-4)" d={themTurn({ x: 4, y: 20, width: 100, height: 80, radius: 36 })} />
      <path
        fill="none"
        stroke="var(--edge)"
        strokeWidth="3"
        strokeDasharray="3 8"
        strokeLinecap="round"
        d={youTurn({ x: 120, y: 20, width: 100, height: 80, radius: 36 })}
      />
    </Picture>
  )
}

/** Rings that widen and rest: breathing and calm. */
export function BreathRings({ className }: PictureProps) {
  return (
    <Picture viewBox="0 0 200 200" className={className}>
      <circle cx="100" cy="100" r="98" fill="var(--ill-4)" />
      <circle cx="100" cy="100" r="72" fill="var(--ill-2)" />
      <circle cx="100" cy="100" r="44" fill="var(--ill-1)" />
    </Picture>
  )
}
