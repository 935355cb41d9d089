import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { seal, unseal } from '#server/platform/secrets/secrets.ts'
import { findPushKeys, insertPushKeys, replacePushKeys } from './push-keys.queries.ts'

export type PushKeys = { publicKey: string; privateKey: string }
export type ReadPushKeys = () => Promise<PushKeys>

type Deps = { db: Database; secret: string; log: FastifyBaseLogger }

/** The keys that identify us to push services: created at the first start, stored in the database, and never changed. */
export function createPushKeys({ db, secret, log }: Deps): ReadPushKeys {
  let known: Promise<PushKeys> | undefined

  async function load(): Promise<PushKeys> {
    const stored = await findPushKeys(db)
    const keys = stored && open(stored)
    if (keys) return keys
    const { default: webPush } = await import('web-push')
    const made = webPush.generateVAPIDKeys()
    const sealed = { publicKey: made.publicKey, sealedPrivateKey: seal(secret, made.privateKey) }
    if (stored) {
      log.warn('the push keys were made under another SESSION_SECRET; devices have to be switched on again')
      await replacePushKeys(db, stored, sealed)
    } else await insertPushKeys(db, sealed)
    const kept = await findPushKeys(db)
    const ours = kept && open(kept)
    if (!ours) throw new Error('The push keys cannot be read: instances of one database need one SESSION_SECRET')
    return ours
  }

  function open(stored: { publicKey: string; sealedPrivateKey: string }): PushKeys | undefined {
    try {
      return { publicKey: stored.publicKey, privateKey: unseal(secret, stored.sealedPrivateKey) }
    } catch {
      return undefined
    }
  }

  return () => {
    known ??= load().catch((error: unknown) => {
      // Tried again next time, since the database may be back.
      known = undefined
      throw error
    })
    return known
  }
}
