import type { Move } from '#rules/coach/moves.ts'

export type Wordings = Partial<Readonly<Record<Move, readonly string[]>>>
