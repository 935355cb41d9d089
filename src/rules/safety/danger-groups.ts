import type { DangerKind } from '../coach/heard.ts'

/** What people may do to themselves. */
export const ofOneself: ReadonlySet<DangerKind> = new Set(['suicide', 'self_harm'])

/** What others do to people: a denial ends none of it, and whoever is near may be the one who is feared. */
export const byOthers: ReadonlySet<DangerKind> = new Set(['partner_violence', 'sexual_assault', 'child_abuse'])
