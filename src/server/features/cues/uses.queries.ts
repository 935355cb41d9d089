import { and, count, eq } from 'drizzle-orm'
import type { CueUse } from '#contract/cues.ts'
import type { Queryable } from '#server/db/database.ts'
import { cueUses } from '#server/db/tables/engagement.ts'

type Use = { userId: string; cueId: string; useId: string }

export async function listUses(db: Queryable, userId: string): Promise<CueUse[]> {
  return db
    .select({ cueId: cueUses.cueId, count: count() })
    .from(cueUses)
    .where(eq(cueUses.userId, userId))
    .groupBy(cueUses.cueId)
}

export async function countUses(db: Queryable, { userId, cueId }: Omit<Use, 'useId'>): Promise<number> {
  return db.$count(cueUses, and(eq(cueUses.userId, userId), eq(cueUses.cueId, cueId)))
}

export async function insertUse(db: Queryable, use: Use): Promise<void> {
  await db.insert(cueUses).values(use).onConflictDoNothing()
}

export async function deleteUse(db: Queryable, { userId, cueId, useId }: Use): Promise<void> {
  await db.delete(cueUses).where(and(eq(cueUses.userId, userId), eq(cueUses.cueId, cueId), eq(cueUses.useId, useId)))
}
