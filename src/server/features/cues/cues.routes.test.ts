import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { maxUsesKept } from '#rules/practice/cue-fading.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const favorites = '/api/cues/favorites'
const uses = '/api/cues/uses'
const elevator = 'work-elevator-icebreaker-1'
const dinner = 'dating-dinner-followup-2'

const starsOf = async (as: Someone) => (await t.get(favorites, { as })).json().cueIds
const usesOf = async (as: Someone) => (await t.get(uses, { as })).json().uses
const useCue = (as: Someone, cueId: string, useId: string = randomUUID()) => t.put(`${uses}/${cueId}/${useId}`, { as })

describe('starring a cue', () => {
  it('is remembered for the account, the latest first, on every device', async () => {
    const person = await t.someone()
    expect(await starsOf(person)).toEqual([])
    const reply = await t.put(`${favorites}/${elevator}`, { as: person })
    expect(reply.json()).toEqual({ cueId: elevator, isFavorite: true })
    await t.put(`${favorites}/${dinner}`, { as: person })
    const phone = { ...person, cookie: await t.signIn(person) }
    expect(await starsOf(phone)).toEqual([dinner, elevator])
  })

  it('stays starred once when the phone retries, also side by side', async () => {
    const person = await t.someone()
    const star = () => t.put(`${favorites}/${elevator}`, { as: person })
    const replies = await Promise.all([star(), star(), star()])
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200])
    expect(await starsOf(person)).toEqual([elevator])
  })

  it('takes the star back, and again without harm', async () => {
    const person = await t.someone()
    await t.put(`${favorites}/${elevator}`, { as: person })
    for (const _ of ['first', 'retry']) {
      const reply = await t.delete(`${favorites}/${elevator}`, { as: person })
      expect(reply.json()).toEqual({ cueId: elevator, isFavorite: false })
    }
    expect(await starsOf(person)).toEqual([])
  })

  it('is the same for free and premium members', async () => {
    const premium = await t.premium()
    expect((await t.put(`${favorites}/${elevator}`, { as: premium })).statusCode).toBe(200)
    expect(await starsOf(premium)).toEqual([elevator])
  })

  it('is nobody else’s to see or undo', async () => {
    const [maya, other] = [await t.someone(), await t.someone()]
    await t.put(`${favorites}/${elevator}`, { as: maya })
    expect(await starsOf(other)).toEqual([])
    await t.delete(`${favorites}/${elevator}`, { as: other })
    expect(await starsOf(maya)).toEqual([elevator])
  })

  it('refuses a line that is not in the library', async () => {
    const person = await t.someone()
    for (const reply of [
      await t.put(`${favorites}/work-submarine-icebreaker-1`, { as: person }),
      await t.delete(`${favorites}/work-submarine-icebreaker-1`, { as: person }),
    ]) {
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ code: 'not_found', message: 'This line is no longer in the library.' })
    }
    expect((await t.put(`${favorites}/${'x'.repeat(101)}`, { as: person })).statusCode).toBe(400)
  })

  it('leaves out a starred line that has left the library', async () => {
    const person = await t.someone()
    await t.put(`${favorites}/${elevator}`, { as: person })
    await t.sql(`insert into cue_favorites (user_id, cue_id) values ($1, 'work-fax-icebreaker-1')`, [person.id])
    expect(await starsOf(person)).toEqual([elevator])
  })

  it('asks a visitor to sign in and refuses a disabled account', async () => {
    expect((await t.get(favorites)).statusCode).toBe(401)
    expect((await t.put(`${favorites}/${elevator}`)).statusCode).toBe(401)
    const disabled = await t.disabled()
    const reply = await t.put(`${favorites}/${elevator}`, { as: disabled })
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'account_disabled'])
  })
})

describe('counting that a cue was said', () => {
  it('counts every use', async () => {
    const person = await t.someone()
    expect((await useCue(person, elevator)).json()).toEqual({ cueId: elevator, count: 1 })
    expect((await useCue(person, elevator)).json()).toEqual({ cueId: elevator, count: 2 })
    await useCue(person, dinner)
    expect(await usesOf(person)).toEqual(
      expect.arrayContaining([
        { cueId: elevator, count: 2 },
        { cueId: dinner, count: 1 },
      ]),
    )
  })

  it('counts a use once when the phone sends it again, also side by side', async () => {
    const person = await t.someone()
    const useId = randomUUID()
    await Promise.all([useCue(person, elevator, useId), useCue(person, elevator, useId)])
    expect((await useCue(person, elevator, useId)).json().count).toBe(1)
  })

  it('takes one use back, and again without harm', async () => {
    const person = await t.someone()
    const useId = randomUUID()
    await useCue(person, elevator)
    await useCue(person, elevator, useId)
    for (const _ of ['first', 'retry']) {
      const reply = await t.delete(`${uses}/${elevator}/${useId}`, { as: person })
      expect(reply.json()).toEqual({ cueId: elevator, count: 1 })
    }
  })

  it('keeps each member’s uses to themselves', async () => {
    const [maya, other] = [await t.someone(), await t.someone()]
    const useId = randomUUID()
    await useCue(maya, elevator, useId)
    expect(await usesOf(other)).toEqual([])
    await t.delete(`${uses}/${elevator}/${useId}`, { as: other })
    expect(await usesOf(maya)).toEqual([{ cueId: elevator, count: 1 }])
    expect((await useCue(other, elevator, useId)).json().count).toBe(1)
  })

  it('stops counting at a number nobody reaches by talking', async () => {
    const person = await t.someone()
    await t.sql(
      `insert into cue_uses (user_id, cue_id, use_id) select $1, $2, gen_random_uuid() from generate_series(1, $3::int)`,
      [person.id, elevator, maxUsesKept],
    )
    expect((await useCue(person, elevator)).json().count).toBe(maxUsesKept)
  })

  it('refuses an unknown line and an id that is not an id', async () => {
    const person = await t.someone()
    expect((await useCue(person, 'work-submarine-icebreaker-1')).statusCode).toBe(404)
    expect((await useCue(person, elevator, 'not-an-id')).statusCode).toBe(400)
  })

  it('asks a visitor to sign in', async () => {
    expect((await t.get(uses)).statusCode).toBe(401)
    expect((await t.put(`${uses}/${elevator}/${randomUUID()}`)).statusCode).toBe(401)
  })

  it('is deleted with the account, and part of the download', async () => {
    const person = await t.someone()
    await useCue(person, elevator)
    const everything = (await t.get('/api/user/export', { as: person })).json()
    expect(everything.cue_uses).toMatchObject([{ cueId: elevator }])
    await t.delete('/api/user', { as: person, body: { password: person.password } })
    expect(await t.sql('select 1 from cue_uses where user_id = $1', [person.id])).toEqual([])
  })
})
