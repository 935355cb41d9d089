import type { DangerKind } from '../coach/heard.ts'
import type { Whose } from './assessment.ts'

/**
 * What a group of phrases means if nothing around it changes that.
 * - imminent, crisis: that tier by itself.
 * - soft: a check-in; several of them weigh more.
 * - faint: nothing by itself; it adds to the soft ones.
 * - hint: nothing by itself, but a lot together with something else: pills on the table, tonight.
 */
export type Strength = 'imminent' | 'crisis' | 'soft' | 'faint' | 'hint'

/** How a sentence can change what its words mean. A group of phrases can ignore some of these: see `ignores`. */
export type MeaningChange =
  | 'negated'
  | 'past'
  | 'embarrassed'
  | 'fiction'
  | 'hypothetical'
  | 'conditional'
  | 'accident'
  | 'occasion'

export type PhraseGroup = {
  /** The name under which it is listed in `reasons`. */
  name: string
  kind: DangerKind
  /** Set if the phrases themselves are about somebody else. */
  whose?: Whose
  strength: Strength
  /** How much a soft or faint signal adds. Three points are an alarm. */
  points?: number
  /**
   * The subject decides who is in danger: "She wants to die" is worry about another. Without this flag, the phrase says
   * who it is.
   */
  hasSubject?: true
  /** For phrases that name people themselves: the one affected counts, not the one who speaks. */
  hasBearer?: true
  /**
   * Changes of meaning this group ignores, usually because its phrases contain the word themselves ("don't want to
   * live").
   */
  ignores?: readonly MeaningChange[]
  /** Ignored if the message tells of an accident, such as a slip of the kitchen knife. */
  mayBeAccident?: true
  /** "I don't want to be here anymore" may be about a party; if one is mentioned, it weighs less. */
  mayBeOccasion?: true
  phrases: readonly string[]
}

/** A phrase found in a message, weighed by the words around it. */
export type Signal = {
  name: string
  kind: DangerKind
  whose: Whose
  strength: Strength
  points: number
  /** Denied, long past, hypothetical or joked about: worth a question, and nothing more. */
  isWeakened: boolean
}
