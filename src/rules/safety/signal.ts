import type { DangerKind } from '../coach/heard.ts'
import type { Whose } from './assessment.ts'

/**
 * What a group of phrases means where nothing around it says otherwise.
 * - imminent, crisis: that tier by itself.
 * - soft: a check-in; several of them weigh more.
 * - faint: nothing by itself; it adds to the soft ones.
 * - hint: nothing by itself, much beside something else: pills on the table, tonight.
 */
export type Strength = 'imminent' | 'crisis' | 'soft' | 'faint' | 'hint'

/** Things a sentence may do with the words in it, which each group can be deaf to. */
export type Turn =
  | 'negated'
  | 'past'
  | 'embarrassed'
  | 'fiction'
  | 'hypothetical'
  | 'conditional'
  | 'accident'
  | 'occasion'

export type PhraseGroup = {
  /** Stands among the reasons. */
  name: string
  kind: DangerKind
  /** Where its phrases are about somebody else as they stand. */
  whose?: Whose
  strength: Strength
  /** How much a soft or faint one counts; three are an alarm. */
  points?: number
  /** "She wants to die" is worry about another; "I want to die" is not. Without it, the phrase itself says who. */
  hasSubject?: true
  /** The same for phrases that name people themselves: who has it, not who speaks. */
  hasBearer?: true
  /** What this group does not listen to, mostly because its phrases hold the word themselves ("don't want to live"). */
  deafTo?: readonly Turn[]
  /** A slip of the kitchen knife is nobody's wish. */
  mayBeAccident?: true
  /** "I don't want to be here anymore" may be about a party; where one is named, it weighs less. */
  mayBeOccasion?: true
  phrases: readonly string[]
}

/** A phrase found in a message, weighed by what stands around it. */
export type Signal = {
  name: string
  kind: DangerKind
  whose: Whose
  strength: Strength
  points: number
  /** Denied, long past, supposed or joked about: worth asking, and no more. */
  isTurned: boolean
}
