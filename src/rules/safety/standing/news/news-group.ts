import type { Fact } from '../facts.ts'

/** Questions and wishes that are answered before anything else. */
export const requests = [
  'make_sick',
  'seen',
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

/** How somebody stands to being asked at all. */
export const stances = ['not_mine', 'blame', 'denial', 'fine', 'anger', 'nobody', 'wont', 'thanks', 'bye'] as const
export type Stance = (typeof stances)[number]

/** Somebody unnamed is there now: a friend, the paramedics, or the one who is feared. Only the danger tells which. */
export const here = 'here'

/** The danger has become more urgent. */
export const worse = 'worse'

export type NewsGroup = {
  name: Fact | Request | Stance | typeof here | typeof worse
  /** The phrases already include the "not", so a negation around them changes nothing. */
  isDeaf?: true
  phrases: readonly string[]
}
