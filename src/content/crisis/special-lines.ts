import { poisonLines } from './special/poison-lines.ts'
import type { SpecialLine } from './special/special-line.ts'
import { violenceLines } from './special/violence-lines.ts'

export const specialLines: readonly SpecialLine[] = [...violenceLines, ...poisonLines]
