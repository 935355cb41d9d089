import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const CueId = z.string().min(1).max(100)

export const CueFavorites = z.object({ cueIds: z.array(CueId) })
export type CueFavorites = z.infer<typeof CueFavorites>

export const CueFavorite = z.object({ cueId: CueId, isFavorite: z.boolean() })
export type CueFavorite = z.infer<typeof CueFavorite>

export const readCueFavorites = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/cues/favorites',
  summary: 'The cues this member has starred, the latest first.',
  reply: CueFavorites,
})

// Two endpoints instead of a toggle: a phone that retries after a lost reply must not undo its own star.
export const favoriteCue = endpoint({
  access: 'member',
  method: 'PUT',
  path: '/api/cues/favorites/:cueId',
  summary: 'Star a cue. Harmless when it is starred already.',
  params: z.object({ cueId: CueId }),
  reply: CueFavorite,
})

export const unfavoriteCue = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/cues/favorites/:cueId',
  summary: 'Take a star back. Harmless when there is none.',
  params: z.object({ cueId: CueId }),
  reply: CueFavorite,
})

export const CueUse = z.object({ cueId: CueId, count: z.int().nonnegative() })
export type CueUse = z.infer<typeof CueUse>

export const CueUses = z.object({ uses: z.array(CueUse) })
export type CueUses = z.infer<typeof CueUses>

/** One "I used it". The device generates the id, so that sending it twice counts once. */
const OneUse = z.object({ cueId: CueId, useId: z.uuid() })

export const readCueUses = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/cues/uses',
  summary: 'How often this member has said which cue.',
  reply: CueUses,
})

export const recordCueUse = endpoint({
  access: 'member',
  method: 'PUT',
  path: '/api/cues/uses/:cueId/:useId',
  summary: 'Count that a cue was said. The same use sent again counts once.',
  params: OneUse,
  reply: CueUse,
})

export const takeBackCueUse = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/cues/uses/:cueId/:useId',
  summary: 'Take back a use counted by mistake. Harmless when it is gone.',
  params: OneUse,
  reply: CueUse,
})
