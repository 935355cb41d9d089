import type { Assessment } from '../assessment.ts'

/**
 * Dangers that come through a screen. Somebody older wins a child over, a little at a time; somebody does the same to
 * a person of whom we do not know how old they are; or somebody has a picture and threatens to show it.
 */
export type Lure = 'groomed' | 'pressed' | 'extorted'

export const lureReasons: Readonly<Record<Lure, string>> = {
  groomed: 'grooming',
  pressed: 'online_pressure',
  extorted: 'sextortion',
}

/** One piece, told by somebody young. */
export const groomingHint = 'grooming_hint'
/** Two pieces, which may still be a friendship. */
export const piecesAskedAbout = 'online_pieces'
/** Three pieces, told by somebody who says that they are grown up. */
export const scamHint = 'scam_hint'

/** Told in ordinary words, one at a time, so the listener hears nothing in most of them. */
export function isOfLure({ reasons }: Pick<Assessment, 'reasons'>): boolean {
  return Object.values(lureReasons).some((reason) => reasons.includes(reason))
}

const hints: ReadonlySet<string> = new Set([groomingHint, piecesAskedAbout, scamHint])

/** Something about a person from a screen is only asked about. */
export function isOnlineHint({ reasons }: Pick<Assessment, 'reasons'>): boolean {
  return reasons.some((reason) => hints.has(reason))
}

/** This was not asked about yet, whatever else was. */
export function isFirstHint(now: Pick<Assessment, 'reasons'>, before: Pick<Assessment, 'reasons'>): boolean {
  const isNew = now.reasons.some((reason) => hints.has(reason) && !before.reasons.includes(reason))
  return isNew && !isOfLure(before)
}
