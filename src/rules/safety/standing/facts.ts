/**
 * What somebody may tell while a danger stands that changes what is worth saying next. Kept with the state: a question
 * that is answered is not asked again, and nobody is told to call who has called.
 */
export const facts = [
  'help_coming',
  'with_someone',
  'in_care',
  'called',
  'told',
  'put_away',
  'away',
  'ate',
  'safe',
  'calmer',
  'no_plan',
  'reached',
] as const
export type Fact = (typeof facts)[number]

/** Clear answers about safety; the others make a danger smaller only beside each other. */
export const settling: ReadonlySet<Fact> = new Set(['safe', 'with_someone', 'in_care'])
