import { expect, it } from 'vitest'
import { createLogger } from '#server/platform/operations/logger.ts'
import { testSecret, useTestApp } from '#server/testing/test-app.ts'
import { createPushKeys } from './push-keys.ts'

const t = useTestApp()

/** What a server does at its start, with a given secret. */
const start = (secret = testSecret) => createPushKeys({ db: t.connection.db, secret, log: createLogger('silent') })()

it('is one pair for all instances that start together, and for those that start later', async () => {
  await t.sql('delete from push_keys')
  const made = await Promise.all([start(), start(), start()])
  for (const keys of [...made, await start()]) expect(keys).toEqual(made[0])
  expect(await t.sql('select 1 from push_keys')).toHaveLength(1)
})

it('gives members its public half, and stores the private one encrypted', async () => {
  await t.sql('delete from push_keys')
  const { publicKey, privateKey } = await start()
  const reply = await t.get('/api/push/key', { as: await t.someone() })
  expect(Buffer.from(reply.json().key, 'base64url')).toHaveLength(65)
  const [row] = await t.sql('select * from push_keys')
  expect(row).toMatchObject({ public_key: publicKey })
  expect(JSON.stringify(row)).not.toContain(privateKey)
  expect((await t.get('/api/push/key')).statusCode).toBe(401)
})

it('is replaced under another secret, and devices registered with the old one are forgotten', async () => {
  const before = await start()
  const maya = await t.someone()
  await t.sql(
    `insert into push_subscriptions (id, user_id, sid, endpoint, p256dh, auth, device)
     select gen_random_uuid(), $1, sid, 'https://push.example.com/x', 'x', 'x', 'x' from sessions where user_id = $1`,
    [maya.id],
  )
  const after = await start('another secret for tests only, 32 characters')
  expect(after.publicKey).not.toBe(before.publicKey)
  expect(await t.sql('select 1 from push_subscriptions')).toEqual([])
})
