import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { cueFavorites } from '#server/db/tables/engagement.ts'

type Favorite = { userId: string; cueId: string }

export async function listFavorites(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ cueId: cueFavorites.cueId })
    .from(cueFavorites)
    .where(eq(cueFavorites.userId, userId))
    .orderBy(desc(cueFavorites.createdAt), cueFavorites.cueId)
  return rows.map(({ cueId }) => cueId)
}

export async function insertFavorite(db: Queryable, favorite: Favorite): Promise<void> {
  await db.insert(cueFavorites).values(favorite).onConflictDoNothing()
}

export async function deleteFavorite(db: Queryable, { userId, cueId }: Favorite): Promise<void> {
  await db.delete(cueFavorites).where(and(eq(cueFavorites.userId, userId), eq(cueFavorites.cueId, cueId)))
}
