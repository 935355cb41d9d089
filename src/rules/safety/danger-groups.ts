import type { DangerKind } from '../coach/heard.ts'

/** Dangers in which people hurt themselves. */
export const dangersToOneself: ReadonlySet<DangerKind> = new Set(['suicide', 'self_harm'])

/**
 * Dangers that come from other people. A denial ends none of them, and the person nearby may be the one who is feared.
 */
export const dangersFromOthers: ReadonlySet<DangerKind> = new Set(['partner_violence', 'sexual_assault', 'child_abuse'])
