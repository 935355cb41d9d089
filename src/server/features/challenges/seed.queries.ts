import { and, isNull, notInArray, sql } from 'drizzle-orm'
import type { Challenge } from '#content/challenges/challenge.ts'
import type { Database } from '#server/db/database.ts'
import { exposureChallenges } from '#server/db/tables/challenges.ts'

const shipped = [
  'title',
  'description',
  'lifeCategory',
  'category',
  'difficultyLevel',
  'points',
  'estimatedDuration',
  'instructions',
  'tips',
] as const

/**
 * Updates the table from the content: adds new challenges, updates changed ones, and hides dropped ones, which stay for
 * those who have done them. Rows are written in the order of ids, so that instances starting together wait instead of
 * deadlocking.
 */
export async function seedChallenges(db: Database, challenges: readonly Challenge[]): Promise<void> {
  const rows = challenges
    .map((challenge) => ({
      ...challenge,
      instructions: [...challenge.instructions],
      tips: [...challenge.tips],
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const table = exposureChallenges
  const columns = shipped.map((name) => ({ name, column: table[name] }))
  const sent = ({ name }: { name: string }) => sql`excluded.${sql.identifier(name)}`
  const stored = columns.map(({ column }) => column)
  await db.transaction(async (tx) => {
    await tx
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({
        target: table.id,
        set: {
          ...Object.fromEntries(columns.map(({ name, column }) => [name, sent(column)])),
          removedAt: null,
          updatedAt: sql`now()`,
        },
        // Unchanged rows are not rewritten at every start.
        setWhere: sql`(${sql.join(stored, sql`, `)}) is distinct from (${sql.join(stored.map(sent), sql`, `)}) or ${table.removedAt} is not null`,
      })
    const known = rows.map(({ id }) => id)
    await tx
      .update(table)
      .set({ removedAt: sql`now()` })
      .where(and(isNull(table.ownerId), isNull(table.removedAt), notInArray(table.id, known)))
  })
}
