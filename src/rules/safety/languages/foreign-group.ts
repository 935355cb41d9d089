import type { DangerKind } from '../../coach/heard.ts'
import type { Whose } from '../assessment.ts'
import type { Language } from '../state.ts'

/** The most common words for each danger, without accents. phrase.ts explains the notation. */
export type ForeignGroup = {
  language: Exclude<Language, 'en'>
  kind: DangerKind
  whose?: Whose
  tier: 'crisis' | 'imminent'
  /** The phrases contain the "not" themselves. Phrases without this flag are ignored after a negation. */
  ignoresNegation?: true
  phrases: readonly string[]
}
