import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { NewPushDevice, PushDevice } from '#contract/moments/reminders.ts'
import { pushDevicesMax } from '#rules/moments/reminders.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import { lockUser } from '#server/db/lock-user.ts'
import { AppError, refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import * as queries from './devices.queries.ts'
import { areDeviceKeys, isPushAddress } from './push-address.ts'

type Deps = { db: Database; allowsLocalPush: boolean }

/** Which of a person's devices get reminders. */
export function createDevices({ db, allowsLocalPush }: Deps) {
  return {
    async add(actor: Actor, wanted: z.output<typeof NewPushDevice>): Promise<PushDevice> {
      const { endpoint, keys } = wanted
      const { userId, sid, device } = actor
      if (!isPushAddress(endpoint, allowsLocalPush))
        throw new AppError('invalid_input', 'A push address is a public one that begins with https')
      if (!areDeviceKeys(keys)) throw new AppError('invalid_input', 'The keys are not those of a push subscription')
      const row = await db.transaction(async (tx) => {
        await lockUser(tx, userId)
        if (!(await queries.holdSession(tx, sid))) throw refusal('signed_out')
        await takeOver(tx, userId, endpoint, keys)
        const own = await queries.listDevices(tx, userId)
        const known = own.find((one) => one.endpoint === endpoint)
        const id = wanted.id ?? wanted.clientId ?? known?.id ?? randomUUID()
        const others = own.filter((one) => one.id !== id && one.endpoint !== endpoint)
        if (others.length >= pushDevicesMax)
          throw new AppError('conflict', `You have ${pushDevicesMax} devices with reminders. Remove one to make room.`)
        return queries.upsertDevice(tx, { id, userId, sid, endpoint, ...keys, device })
      })
      if (!row) throw takenElsewhere()
      return presentDevice(row)
    },

    async remove({ userId }: Actor, named: { id?: string | undefined; endpoint?: string | undefined }) {
      return { wasThere: await queries.deleteDevice(db, userId, named) }
    },

    async list({ userId }: Actor): Promise<PushDevice[]> {
      return (await queries.listDevices(db, userId)).map(presentDevice)
    },
  }
}
export type Devices = ReturnType<typeof createDevices>

/**
 * A browser has one push address, whoever is signed in, so it belongs to the account that registered it last. Somebody
 * who only knows the address, but not the browser's keys, cannot take it over.
 */
async function takeOver(db: Queryable, userId: string, endpoint: string, keys: { p256dh: string; auth: string }) {
  const held = await queries.findByEndpoint(db, endpoint)
  if (!held || held.userId === userId) return
  if (held.p256dh !== keys.p256dh || held.auth !== keys.auth) throw takenElsewhere()
  await queries.deleteForeign(db, userId, endpoint)
}

const takenElsewhere = () =>
  new AppError('conflict', 'This device could not be added. Turn its notifications off and on again.')

function presentDevice({ id, device, endpoint, createdAt }: queries.DeviceRow): PushDevice {
  return { id, device, endpoint, createdAt: createdAt.toISOString() }
}
