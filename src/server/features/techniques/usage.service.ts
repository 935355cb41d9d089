import { techniqueIds } from '#content/techniques.ts'
import type { NewTechniqueUsage, TechniqueStats, TechniqueUsage } from '#contract/techniques.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { KeepProgress } from '#server/platform/keep-progress.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { findRun, insertUsage, sumUsage, type UsageRow, updateRating } from './usage.queries.ts'
import { addUp, type UsageSums } from './usage-totals.ts'

type Run = Pick<NewTechniqueUsage, 'clientId' | 'techniqueId'>
export type UsageDeps = { db: Database; keepProgress: KeepProgress }

export function createTechniqueUsage({ db, keepProgress }: UsageDeps) {
  return {
    async record({ userId }: Actor, { madeSecondsAgo, ...usage }: NewTechniqueUsage): Promise<TechniqueUsage> {
      requireTechnique(usage.techniqueId)
      const createdAt = new Date(Date.now() - madeSecondsAgo * 1000)
      const made = await keepProgress(userId, (tx) => insertUsage(tx, { ...usage, userId, createdAt }))
      const row = made ?? (await requireSameRun(userId, usage))
      return present(row)
    },

    async rate({ userId }: Actor, usageId: string, rating: number): Promise<TechniqueUsage> {
      const row = await updateRating(db, { usageId, userId, rating })
      // Somebody else's record is answered like a missing one.
      if (!row) throw new AppError('not_found', 'That session isn’t in your records.')
      return present(row)
    },

    async readStats({ userId }: Actor): Promise<TechniqueStats> {
      const used = await sumUsage(db, userId)
      return { total: addUp(used), techniques: byTechnique(used) }
    },
  }

  /** A phone that sends a run again after a lost reply gets the existing record, with its current rating. */
  async function requireSameRun(userId: string, { clientId, techniqueId }: Run): Promise<UsageRow> {
    const row = clientId && (await findRun(db, { userId, clientId }))
    if (!row || row.techniqueId !== techniqueId)
      throw new AppError('conflict', 'This run is already on record for another technique.')
    return row
  }
}

function requireTechnique(id: string) {
  if (!techniqueIds.some((known) => known === id))
    throw new AppError('not_found', 'There is no technique by this name. It may have been replaced.')
}

function byTechnique(used: readonly UsageSums[]): TechniqueStats['techniques'] {
  const ids = new Set([...techniqueIds, ...used.map(({ techniqueId }) => techniqueId)])
  return [...ids].map((techniqueId) => {
    return { techniqueId, ...addUp(used.filter((sums) => sums.techniqueId === techniqueId)) }
  })
}

function present(row: UsageRow): TechniqueUsage {
  const { id, techniqueId, category, durationMinutes, completed, rating, createdAt } = row
  return { id, techniqueId, category, durationMinutes, completed, rating, createdAt: createdAt.toISOString() }
}
