/**
 * Facts somebody may tell us during a danger that change what we say next. They are stored with the safety state, so
 * that no question is asked twice and nobody who has called is told to call.
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

/** Clear answers about safety. The other facts lessen a danger only in combination. */
export const settling: ReadonlySet<Fact> = new Set(['safe', 'with_someone', 'in_care'])
