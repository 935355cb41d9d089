import type { DangerKind } from '../../coach/heard.ts'
import type { Whose } from '../assessment.ts'
import type { Language } from '../state.ts'

/** The plainest words for each danger, without accents; see phrase.ts for the signs. */
export type ForeignGroup = {
  language: Exclude<Language, 'en'>
  kind: DangerKind
  whose?: Whose
  tier: 'crisis' | 'imminent'
  /** Its phrases hold the "not" themselves; others count for nothing behind one. */
  isDeaf?: true
  phrases: readonly string[]
}
