import type { LifeArea } from '../../life-areas.ts'

/** `weight` is how sure one finding makes it: 2 decides by itself, 1 wants company. */
export type AreaPhrases = { area: LifeArea; weight: number; phrases: readonly string[] }
