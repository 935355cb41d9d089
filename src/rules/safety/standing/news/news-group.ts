import type { Fact } from '../facts.ts'

/** Questions and wishes that we answer before anything else. */
export const requests = [
  'make_sick',
  'seen',
  'reporting',
  'who_learns',
  'no_phone',
  'own_words',
  'what_to_write',
  'should_reach',
  'what_happens',
  'which_number',
  'machine',
  'no_answer',
] as const
export type Request = (typeof requests)[number]

/** How somebody reacts to being asked at all. "Untold" is no phrase: it is a no to whether anybody knows. */
export const stances = [
  'not_mine',
  'blame',
  'denial',
  'fine',
  'anger',
  'nobody',
  'untold',
  'wont',
  'thanks',
  'bye',
] as const
export type Stance = (typeof stances)[number]

/**
 * Somebody who is not named is there now: a friend, the paramedics, or the one who is feared. Which it is depends on
 * the danger.
 */
export const here = 'here'

/**
 * Facts about the person in danger when that is somebody else. About the writer's own husband or sister they would mean
 * nothing.
 */
export const ofOther = { company: 'other_accompanied', handed: 'other_handed_over' } as const

/** The danger has become more urgent. */
export const worse = 'worse'

export type NewsGroup = {
  name: Fact | Request | Stance | typeof here | typeof worse | (typeof ofOther)[keyof typeof ofOther]
  /** The phrases already include the "not", so a negation around them changes nothing. */
  ignoresNegation?: true
  phrases: readonly string[]
}
