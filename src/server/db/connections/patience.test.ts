import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'
import { isDatabaseAway } from './lost-connections.ts'
import { createPatience, type Patience } from './patience.ts'

const t = useTestApp({ hasShakyLine: true, statementMs: 20_000, patienceMs: 2000 })

const waitingOn = <T>(patience: Patience, work: () => Promise<T>) =>
  new Promise<T>((resolve, reject) => patience.run(() => void work().then(resolve, reject)))
const sleep = (seconds: number) => t.connection.db.execute(sql`select pg_sleep(${seconds})`)
async function sleepThrice() {
  for (let nth = 0; nth < 3; nth += 1) await sleep(1)
}
async function refusalOf(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return isDatabaseAway(error)
}

afterEach(() => t.line.thaw())

describe('the patience of one caller', () => {
  it('ends several waits together, each of which would have been short enough', async () => {
    await expect(sleepThrice()).resolves.toBeUndefined()
    expect(await refusalOf(waitingOn(createPatience(2500), sleepThrice))).toBe(true)
  })

  it('ends a transaction too, and its connection is given back', async () => {
    const work = () =>
      t.connection.db.transaction(async (tx) => {
        for (let nth = 0; nth < 3; nth += 1) await tx.execute(sql`select pg_sleep(1)`)
      })
    // More requests than the pool has connections.
    const refused = await Promise.all(
      Array.from({ length: 12 }, () => refusalOf(waitingOn(createPatience(2500), work))),
    )
    expect(refused).not.toContain(false)
    await expect.poll(() => t.connection.pool.totalCount - t.connection.pool.idleCount).toBe(0)
  })

  it('ends while somebody waits for a connection, and whoever comes next gets it', async () => {
    const held = await Promise.all(Array.from({ length: 8 }, () => t.connection.pool.connect()))
    const order: string[] = []
    const patient = refusalOf(sleep(0)).finally(() => order.push('patient'))
    expect(await refusalOf(waitingOn(createPatience(300), () => sleep(0)))).toBe(true)
    order.push('impatient')
    for (const client of held) client.release()
    await patient
    expect(order).toEqual(['impatient', 'patient'])
    await expect(sleep(0)).resolves.toBeTruthy()
  })

  it('is not used up by other work, nor twice by statements at the same time', async () => {
    const work = async () => {
      await wait(5500)
      await Promise.all([sleep(1), sleep(1), sleep(1), sleep(1), sleep(1), sleep(1)])
      return sleep(0)
    }
    await expect(waitingOn(createPatience(5000), work)).resolves.toBeTruthy()
  })

  it('no longer counts once there is an answer', async () => {
    const patience = createPatience(500)
    patience.end()
    await expect(waitingOn(patience, () => sleep(1))).resolves.toBeTruthy()
  })
})

describe('a request, while no statement is answered', () => {
  it.each(['GET', 'PATCH'] as const)('by %s ends before a single statement would', async (method) => {
    const person = await t.someone()
    const order: string[] = []
    t.line.freeze()
    const beside = t.connection.pool.query('select 1').finally(() => order.push('statement'))
    const reply = await t.app.inject({
      method,
      url: '/api/user',
      headers: { cookie: person.cookie, 'x-requested-with': 'XMLHttpRequest' },
      ...(method === 'GET' ? {} : { payload: { firstName: 'Ada', lastName: 'Vale' } }),
    })
    order.push('request')
    t.line.thaw()
    await beside
    expect(reply.statusCode).toBe(503)
    expect(order).toEqual(['request', 'statement'])
  })

  it('ends it after its body was read, too', async () => {
    const person = await t.someone()
    // Somebody else has locked the row: reading the session works at once, and only the change waits.
    const holder = await t.connection.pool.connect()
    const hold = 'select 1 from users where id = $1 for update'
    await holder.query('begin')
    await holder.query(hold, [person.id])
    const order: string[] = []
    const beside = t.connection.pool.query(hold, [person.id]).finally(() => order.push('statement'))
    const reply = await t.patch('/api/user', { as: person, body: { firstName: 'Ada', lastName: 'Vale' } })
    order.push('request')
    await holder.query('rollback')
    holder.release()
    await beside
    expect(reply.statusCode).toBe(503)
    expect(order).toEqual(['request', 'statement'])
  })
})
