import { findInsights } from '#rules/recommendations/insights/find-insights.ts'
import { createLibrary, type ItemKey, keyOf } from '#rules/recommendations/library.ts'
import { chooseFew, type Recommended, recommend } from '#rules/recommendations/recommend.ts'
import { isStarter } from '#rules/recommendations/recommending/starters.ts'
import type { Transaction } from '#server/db/database.ts'
import { lockUser } from '#server/db/lock-user.ts'
import { gatherRecords, type NextRung } from './gather-records.ts'
import { replaceInsights } from './insights.queries.ts'
import { type Resource, resources } from './library.ts'
import {
  insertInteraction,
  insertRecommendations,
  type ListedRow,
  listActive,
  markCompleted,
  type NewRecommendation,
  renew,
  retireExpired,
  retireThese,
} from './recommendations.queries.ts'

/** `add` keeps whatever is still valid; `renew` keeps only what the rules would choose today. */
export type Mode = 'add' | 'renew'

type Whom = { userId: string; nextRung: NextRung; now: Date; mode: Mode }

/** Updates a person's recommendations and insights from their records. The same records give the same list. */
export async function makeList(tx: Transaction, { userId, nextRung, now, mode }: Whom): Promise<void> {
  await lockUser(tx, userId)
  await retireExpired(tx, userId, now)
  const before = await settle(tx, userId, now)
  const { records, own } = await gatherRecords(tx, { userId, nextRung, now })
  const known = [...resources, ...own]
  const library = createLibrary(known)
  const found = recommend(records, library)

  const holds = new Set(found.map(({ item }) => keyOf(item)))
  const standing = before.filter((row) => mode === 'add' && holds.has(keyOf(itemOf(row))))
  const chosen = [
    ...found.filter(({ item }) => standing.some((row) => keyOf(itemOf(row)) === keyOf(item))),
    ...chooseFew(
      found,
      standing.map((row) => ({ rule: row.rule, item: itemOf(row) })),
    ),
  ]
  const rowOf = ({ item }: Recommended) => before.find((row) => keyOf(itemOf(row)) === keyOf(item))
  const stays = new Set(chosen.map((one) => rowOf(one)?.id))
  await retireThese(
    tx,
    before.filter(({ id }) => !stays.has(id)).map(({ id }) => id),
    now,
  )
  const byKey = new Map(known.map((resource) => [keyOf(resource), resource]))
  const made: NewRecommendation[] = []
  for (const one of chosen) {
    const resource = byKey.get(keyOf(one.item))
    if (!resource) continue
    const row = rowOf(one)
    const words = wordsOf(one, resource)
    if (row) await renew(tx, row.id, words)
    else made.push({ ...words, userId, createdAt: now })
  }
  await insertRecommendations(tx, made)
  await replaceInsights(tx, userId, findInsights(records))
}

/** Marks what was done since it was recommended as completed. Returns what is still open. */
async function settle(tx: Transaction, userId: string, now: Date): Promise<ListedRow[]> {
  const rows = await listActive(tx, userId, now)
  for (const { id, doneAt } of rows) {
    if (!doneAt) continue
    await markCompleted(tx, { userId, recommendationId: id }, doneAt)
    await insertInteraction(tx, { userId, recommendationId: id, action: 'completed', metadata: { by: 'record' } })
  }
  return rows.filter(({ doneAt }) => !doneAt)
}

function itemOf({ type, resourceId }: ListedRow): ItemKey {
  return { type, id: resourceId }
}

type Described = Omit<NewRecommendation, 'userId'>

function wordsOf({ rule, reason, cites, confidence, priority, expiresAt }: Recommended, resource: Resource): Described {
  const { type, id, title, description, category, difficulty, minutes, tags } = resource
  return {
    type,
    resourceId: id,
    title,
    description,
    reason,
    priority,
    category,
    difficulty,
    estimatedDuration: minutes,
    tags: isStarter(rule) ? ['starter', ...tags] : [...tags],
    rule,
    confidence,
    cites: [...cites],
    expiresAt,
  }
}
