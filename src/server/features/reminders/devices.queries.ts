import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { sessions } from '#server/db/tables/accounts.ts'
import { pushSubscriptions } from '#server/db/tables/reminders.ts'

export type DeviceRow = typeof pushSubscriptions.$inferSelect
type NewDeviceRow = typeof pushSubscriptions.$inferInsert

/** Keeps the session from being deleted until the transaction ends. False if it has already ended. */
export async function holdSession(db: Queryable, sid: string): Promise<boolean> {
  const held = await db.select({ sid: sessions.sid }).from(sessions).where(eq(sessions.sid, sid)).for('key share')
  return held.length > 0
}

export function listDevices(db: Queryable, userId: string): Promise<DeviceRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
}

export function listDevicesOf(db: Queryable, userIds: readonly string[]): Promise<DeviceRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, [...userIds]))
}

export async function findByEndpoint(db: Queryable, endpoint: string): Promise<DeviceRow | undefined> {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
  return row
}

/** Undefined when another account registered the same push address at the same moment. */
export async function upsertDevice(db: Queryable, device: NewDeviceRow): Promise<DeviceRow | undefined> {
  const { userId, id, endpoint, ...rest } = device
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        or(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)),
      ),
    )
  const [row] = await db
    .insert(pushSubscriptions)
    .values({ userId, id, endpoint, ...rest })
    .onConflictDoNothing()
    .returning()
  return row
}

type Named = { id?: string | undefined; endpoint?: string | undefined }

/** By id, by push address, or by both. */
export async function deleteDevice(db: Queryable, userId: string, { id, endpoint }: Named): Promise<boolean> {
  const gone = await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        id === undefined ? undefined : eq(pushSubscriptions.id, id),
        endpoint === undefined ? undefined : eq(pushSubscriptions.endpoint, endpoint),
      ),
    )
    .returning({ id: pushSubscriptions.id })
  return gone.length > 0
}

/** Takes a browser's push address away from other accounts, for the person who is signed in on it now. */
export async function deleteForeign(db: Queryable, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.userId, userId)))
}
