import type { ForeignGroup } from '../foreign-group.ts'
import { bodyPhrases } from './pt-body.ts'
import { hurtPhrases } from './pt-hurt.ts'
import { inwardPhrases } from './pt-inward.ts'

export const portuguesePhrases: readonly ForeignGroup[] = [...bodyPhrases, ...inwardPhrases, ...hurtPhrases]
