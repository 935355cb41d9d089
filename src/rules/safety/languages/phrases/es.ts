import type { ForeignGroup } from '../foreign-group.ts'
import { spanishHurtPhrases } from './es-hurt.ts'
import { spanishOtherPhrases } from './es-others.ts'
import { spanishSelfPhrases } from './es-self.ts'

export const spanishPhrases: readonly ForeignGroup[] = [
  ...spanishSelfPhrases,
  ...spanishHurtPhrases,
  ...spanishOtherPhrases,
]
