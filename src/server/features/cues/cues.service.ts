import { findCue } from '#content/cues/all-cues.ts'
import type { CueFavorite, CueFavorites, CueUse, CueUses } from '#contract/cues.ts'
import { maxUsesKept } from '#rules/practice/cue-fading.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { deleteFavorite, insertFavorite, listFavorites } from './favorites.queries.ts'
import { countUses, deleteUse, insertUse, listUses } from './uses.queries.ts'

type OneUse = { cueId: string; useId: string }

export function createCues({ db }: { db: Database }) {
  return {
    async favoritesOf({ userId }: Actor): Promise<CueFavorites> {
      const cueIds = await listFavorites(db, userId)
      return { cueIds: cueIds.filter(isShipped) }
    },

    async favorite({ userId }: Actor, cueId: string): Promise<CueFavorite> {
      requireCue(cueId)
      await insertFavorite(db, { userId, cueId })
      return { cueId, isFavorite: true }
    },

    async unfavorite({ userId }: Actor, cueId: string): Promise<CueFavorite> {
      requireCue(cueId)
      await deleteFavorite(db, { userId, cueId })
      return { cueId, isFavorite: false }
    },

    async usesOf({ userId }: Actor): Promise<CueUses> {
      const uses = await listUses(db, userId)
      return { uses: uses.filter(({ cueId }) => isShipped(cueId)) }
    },

    async recordUse({ userId }: Actor, { cueId, useId }: OneUse): Promise<CueUse> {
      requireCue(cueId)
      const before = await countUses(db, { userId, cueId })
      if (before < maxUsesKept) await insertUse(db, { userId, cueId, useId })
      return { cueId, count: await countUses(db, { userId, cueId }) }
    },

    async takeBackUse({ userId }: Actor, { cueId, useId }: OneUse): Promise<CueUse> {
      requireCue(cueId)
      await deleteUse(db, { userId, cueId, useId })
      return { cueId, count: await countUses(db, { userId, cueId }) }
    },
  }
}

/** A row may outlive its cue: editors can remove a line that somebody had starred. */
function isShipped(cueId: string): boolean {
  return findCue(cueId) !== undefined
}

function requireCue(cueId: string): void {
  if (!isShipped(cueId)) throw new AppError('not_found', 'This line is no longer in the library.')
}
