import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'
import { retryOnDeadlock } from './deadlocks.ts'

const t = useTestApp()

describe('two transactions that wait for each other', () => {
  it('both come to their end', async () => {
    await t.sql('create table pairs (id int primary key, n int not null)')
    await t.sql('insert into pairs values (1, 0), (2, 0)')
    let tries = 0
    let holding = 0
    let bothHoldOne = () => {}
    const held = new Promise<void>((resolve) => {
      bothHoldOne = resolve
    })
    const raise = (first: number, second: number) =>
      t.connection.db.transaction(async (tx) => {
        tries += 1
        await tx.execute(`update pairs set n = n + 1 where id = ${first}`)
        holding += 1
        if (holding === 2) bothHoldOne()
        await held
        await tx.execute(`update pairs set n = n + 1 where id = ${second}`)
      })
    await Promise.all([retryOnDeadlock(() => raise(1, 2)), retryOnDeadlock(() => raise(2, 1))])
    // On its second try it may get its row before the other transaction wakes up, and then they deadlock once more.
    expect(tries).toBeGreaterThan(2)
    expect(await t.sql('select n from pairs order by id')).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('do not hide any other failure', async () => {
    let tries = 0
    const work = async () => {
      tries += 1
      throw new Error('no such thing')
    }
    await expect(retryOnDeadlock(work)).rejects.toThrow('no such thing')
    expect(tries).toBe(1)
  })
})
