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

/** Ways in which a sentence changes what its words mean. A group of phrases can ignore some of them: see `deafTo`. */
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
  /** The name under which it is listed in `reasons`. */
  name: string
  kind: DangerKind
  /** Set where the phrases themselves are about somebody else. */
  whose?: Whose
  strength: Strength
  /** How much a soft or faint signal counts; three points are an alarm. */
  points?: number
  /** "She wants to die" is worry about another; "I want to die" is not. Without it, the phrase itself says who. */
  hasSubject?: true
  /** The same for phrases that name people themselves: who has it, not who speaks. */
  hasBearer?: true
  /** What this group does not listen to, mostly because its phrases hold the word themselves ("don't want to live"). */
  deafTo?: readonly Turn[]
  /** Ignored where the message tells of an accident, such as a slip of the kitchen knife. */
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
