import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()

describe('the free trial', () => {
  it('starts once, lasts 14 days and gives premium', async () => {
    const person = await t.someone()
    expect((await t.get('/api/trial/status', { as: person })).json()).toEqual({
      isInTrial: false,
      daysLeft: 0,
      hasUsedTrial: false,
    })
    const started = await t.post('/api/trial/start', { as: person, body: {} })
    expect(started.json()).toEqual({ isInTrial: true, daysLeft: 14, hasUsedTrial: true })
    expect((await t.get('/api/user', { as: person })).json()).toMatchObject({
      isPremium: true,
      subscriptionStatus: 'free',
    })
  })

  it('is one trial when it is started many times at once', async () => {
    const person = await t.someone()
    await Promise.all(Array.from({ length: 8 }, () => t.post('/api/trial/start', { as: person, body: {} })))
    const [first] = await t.sql(
      'select trial_end_date - trial_start_date as length, trial_start_date from users where id = $1',
      [person.id],
    )
    expect(first?.length).toMatchObject({ days: 14 })
    expect((await t.post('/api/trial/start', { as: person })).statusCode).toBe(200)
    const [second] = await t.sql('select trial_start_date from users where id = $1', [person.id])
    expect(second?.trial_start_date).toEqual(first?.trial_start_date)
  })

  it('does not begin again when it is over', async () => {
    const person = await t.someone()
    await t.post('/api/trial/start', { as: person, body: {} })
    await t.sql(
      `update users set trial_start_date = now() - interval '15 days', trial_end_date = now() - interval '1 day' where id = $1`,
      [person.id],
    )
    const again = await t.post('/api/trial/start', { as: person, body: {} })
    expect(again.statusCode).toBe(409)
    expect(again.json().message).toBe('You have already used your free trial.')
    expect((await t.get('/api/user', { as: person })).json().isPremium).toBe(false)
  })

  it('is not for those who pay already, and over for those who begin to', async () => {
    const reply = await t.post('/api/trial/start', { as: await t.premium(), body: {} })
    expect(reply.statusCode).toBe(409)
    const person = await t.someone()
    await t.post('/api/trial/start', { as: person, body: {} })
    await t.post('/api/create-checkout-session', { as: person, body: { planType: 'monthly' } })
    expect((await t.get('/api/trial/status', { as: person })).json()).toEqual({
      isInTrial: false,
      daysLeft: 0,
      hasUsedTrial: true,
    })
  })
})
