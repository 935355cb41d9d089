import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { pushKeys, pushSubscriptions } from '#server/db/tables/reminders.ts'

type StoredKeys = { publicKey: string; sealedPrivateKey: string }

export async function findPushKeys(db: Database): Promise<StoredKeys | undefined> {
  const [row] = await db.select().from(pushKeys)
  return row
}

/** The first instance creates them; the others find them. */
export async function insertPushKeys(db: Database, keys: StoredKeys): Promise<void> {
  await db.insert(pushKeys).values(keys).onConflictDoNothing()
}

/** Devices accept one key pair. With a new one they have to register again, so the old registrations are deleted. */
export async function replacePushKeys(db: Database, lost: StoredKeys, keys: StoredKeys): Promise<void> {
  await db.transaction(async (tx) => {
    const replaced = await tx
      .update(pushKeys)
      .set(keys)
      .where(eq(pushKeys.publicKey, lost.publicKey))
      .returning({ id: pushKeys.id })
    if (replaced.length > 0) await tx.delete(pushSubscriptions)
  })
}
