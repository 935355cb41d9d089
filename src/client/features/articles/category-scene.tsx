import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Overlap } from '#client/ui/drawings/overlap.tsx'
import { themTurn, youTurn } from '#client/ui/drawings/turn-path.ts'
import type { ArticleCategory } from '#content/reading/article.ts'

// One wide picture per subject, following the rules for illustrations: speech-bubble shapes and circles, two to five
// pieces, rotated by at most 12 degrees, and at most one apricot piece, on the right or on top.

const scenes: Record<ArticleCategory, ReactNode> = {
  /** Two across a table, leaning in. */
  Dating: (
    <>
      <Overlap
        under={{ d: youTurn({ x: 84, y: 52, width: 138, height: 138, radius: 60 }), transform: 'rotate(-9 153 121)' }}
        over={{ d: themTurn({ x: 196, y: 44, width: 128, height: 128, radius: 56 }), transform: 'rotate(9 260 108)' }}
        underFill="var(--ill-1)"
        overFill="var(--ill-3)"
      />
      <path fill="var(--ill-2)" d={themTurn({ x: 40, y: 206, width: 328, height: 20, radius: 10 })} />
      <circle cx="206" cy="24" r="11" fill="var(--ill-4)" />
    </>
  ),
  /** One speaks at length; three listen, and one answers. */
  Workplace: (
    <>
      <path fill="var(--ill-1)" d={themTurn({ x: 36, y: 26, width: 232, height: 96, radius: 44 })} />
      <path fill="var(--ill-2)" d={youTurn({ x: 70, y: 152, width: 64, height: 64, radius: 28 })} />
      <path fill="var(--ill-2)" d={youTurn({ x: 154, y: 152, width: 64, height: 64, radius: 28 })} />
      <path fill="var(--ill-3)" d={youTurn({ x: 238, y: 112, width: 104, height: 104, radius: 45 })} />
      <circle cx="318" cy="58" r="14" fill="var(--ill-4)" />
    </>
  ),
  /** Rows of seats, and one hand up. */
  School: (
    <>
      <path fill="var(--ill-2)" d={themTurn({ x: 48, y: 138, width: 84, height: 84, radius: 36 })} />
      <path fill="var(--ill-1)" d={themTurn({ x: 148, y: 138, width: 84, height: 84, radius: 36 })} />
      <path fill="var(--ill-2)" d={themTurn({ x: 248, y: 138, width: 84, height: 84, radius: 36 })} />
      <path fill="var(--ill-4)" d={themTurn({ x: 98, y: 40, width: 84, height: 84, radius: 36 })} />
      <path
        fill="var(--ill-3)"
        transform="rotate(8 250 70)"
        d={youTurn({ x: 206, y: 26, width: 88, height: 88, radius: 38 })}
      />
    </>
  ),
  /** A thought, and a way on from it. */
  General: (
    <>
      <path fill="var(--ill-2)" d={themTurn({ x: 52, y: 32, width: 176, height: 176, radius: 76 })} />
      <path fill="var(--ill-1)" d={themTurn({ x: 92, y: 76, width: 92, height: 92, radius: 40 })} />
      <path fill="var(--ill-3)" d={youTurn({ x: 258, y: 122, width: 92, height: 92, radius: 40 })} />
      <circle cx="286" cy="70" r="20" fill="var(--ill-4)" />
    </>
  ),
}

type CategorySceneProps = { category: ArticleCategory; className?: string }

/** Decorative; the badge next to it names the subject. */
export function CategoryScene({ category, className }: CategorySceneProps) {
  return (
    <svg viewBox="0 0 400 240" aria-hidden="true" className={classNames('block h-auto', className)}>
      {scenes[category]}
    </svg>
  )
}
