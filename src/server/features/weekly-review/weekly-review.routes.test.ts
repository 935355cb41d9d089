import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Someone, testSecret, useTestApp } from '#server/testing/test-app.ts'
import { signStopToken } from './review-links.ts'

const t = useTestApp()
let maya: Someone

beforeEach(async () => {
  maya = await t.someone()
})

const newYork = 'America/New_York'
const weekOf = async (who: Someone, day = '2026-11-12', timeZone = newYork) =>
  (await t.get(`/api/weekly-review?${new URLSearchParams({ day, timeZone })}`, { as: who })).json()
const sentencesOf = async (who: Someone, day?: string) => (await weekOf(who, day)).sentences

const checkIn = (who: Someone, day: string) =>
  t.sql(
    `insert into mood_entries (user_id, mood, notes, time_zone, day, made_on) values ($1, 2, 'secret', $2, $3, $3)`,
    [who.id, newYork, day],
  )
const exercise = (who: Someone, at: string) =>
  t.sql(`insert into technique_usage (user_id, technique_id, duration_minutes, created_at) values ($1, 'x', 3, $2)`, [
    who.id,
    at,
  ])
const challenge = (who: Someone, at: string, outcome: string | null = null) =>
  t.sql(
    `with done as (
       insert into user_challenge_completions (user_id, challenge_id, completed, completed_at)
       select $1, id, true, $2 from exposure_challenges where owner_id is null limit 1 returning id, completed_at
     )
     insert into moments (id, user_id, completion_id, title, time_zone, life_area, fear, outcome, closed_at)
     select gen_random_uuid(), $1, id, 'secret', 'UTC', 'work', case when $3::text is not null then 'secret' end, $3,
       completed_at from done`,
    [who.id, at, outcome],
  )
const closeMoment = (who: Someone, at: string, outcome: string | null = null) =>
  t.sql(
    `insert into moments (id, user_id, title, time_zone, life_area, fear, outcome, closed_at)
     values ($1, $2, 'secret', 'UTC', 'work', case when $4::text is not null then 'secret' end, $4, $3)`,
    [randomUUID(), who.id, at, outcome],
  )
async function say(who: Someone, ...times: string[]) {
  const sessionId = randomUUID()
  await t.sql('insert into chat_sessions (id, user_id, ended_at) values ($1, $2, now())', [sessionId, who.id])
  for (const [index, timestamp] of times.entries())
    await t.sql('insert into chat_messages (session_id, position, user_id, message) values ($1, $2, $3, $4)', [
      sessionId,
      index,
      who.id,
      { role: 'user', content: 'secret', timestamp },
    ])
}

describe('the week', () => {
  it('is told from every kind of record, without a word the person wrote', async () => {
    await checkIn(maya, '2026-11-09')
    await checkIn(maya, '2026-11-15')
    await exercise(maya, '2026-11-10T12:00:00Z')
    await challenge(maya, '2026-11-11T12:00:00Z', 'no')
    await challenge(maya, '2026-11-11T13:00:00Z')
    await closeMoment(maya, '2026-11-12T12:00:00Z', 'partly')
    await say(maya, '2026-11-13T12:00:00.000Z', '2026-11-14T12:00:00.000Z')
    await say(maya, '2026-11-13T15:00:00.000Z')
    const review = await weekOf(maya)
    expect(review).toEqual({
      from: '2026-11-09',
      to: '2026-11-15',
      sentences: [
        'You did two challenges and wrote down how one moment went.',
        'You checked in on two days, did one exercise, and had two chats with WingMate.',
        'Of the two fears you wrote down beforehand, one did not come true and one came true in part.',
      ],
    })
    expect(JSON.stringify(review)).not.toContain('secret')
  })

  it('begins and ends at midnight where the person is', async () => {
    // In New York: the Sunday evening before, right after midnight on Monday, and right before the next Monday.
    await exercise(maya, '2026-11-09T04:59:00Z')
    await exercise(maya, '2026-11-09T05:01:00Z')
    await exercise(maya, '2026-11-16T04:59:00Z')
    await exercise(maya, '2026-11-16T05:01:00Z')
    expect(await sentencesOf(maya)).toEqual([
      'You did two exercises.',
      'That was on Monday and Sunday.',
      'The details are in your reports.',
    ])
  })

  it('has all its hours when the clocks change', async () => {
    // The clocks went back on November 1, so that Sunday ended at five UTC and not at four.
    await exercise(maya, '2026-11-02T04:30:00Z')
    expect((await sentencesOf(maya, '2026-11-01'))[1]).toBe('That was on Sunday.')
    expect(await sentencesOf(maya, '2026-11-02')).toEqual([])
  })

  it('without records has no sentences, and nobody else’s', async () => {
    await checkIn(await t.someone(), '2026-11-12')
    expect(await weekOf(maya)).toEqual({ from: '2026-11-09', to: '2026-11-15', sentences: [] })
  })

  it('refuses an invalid day or time zone', async () => {
    for (const query of ['day=2026-11-12&timeZone=Nowhere', 'day=today&timeZone=UTC', 'day=2026-11-12'])
      expect((await t.get(`/api/weekly-review?${query}`, { as: maya })).statusCode, query).toBe(400)
  })
})

describe('the mail', () => {
  const url = '/api/weekly-review/mail'
  const mailOf = async () => (await t.get(url, { as: maya })).json()
  const turn = (isOn: boolean, timeZone = newYork) => t.put(url, { as: maya, body: { isOn, timeZone } })

  it('is off until somebody wants it, and follows them to another place', async () => {
    expect(await mailOf()).toEqual({ isOn: false, timeZone: null })
    expect((await turn(true)).json()).toEqual({ isOn: true, timeZone: newYork })
    await turn(true, 'Europe/Berlin')
    expect(await mailOf()).toEqual({ isOn: true, timeZone: 'Europe/Berlin' })
    await turn(false)
    expect(await mailOf()).toMatchObject({ isOn: false })
    expect((await turn(true, 'Nowhere')).statusCode).toBe(400)
  })

  it('stops by the link inside it, signed out, by the mail program’s own button too, however often', async () => {
    await turn(true)
    const stop = `/api/weekly-review/stop/${signStopToken(testSecret, maya.id)}`
    const oneClick = {
      method: 'POST',
      url: stop,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as const
    expect((await t.app.inject(oneClick)).json()).toEqual({ ok: true })
    expect(await mailOf()).toMatchObject({ isOn: false })
    expect((await t.post(stop)).statusCode).toBe(200)
  })

  it('does not stop because a link was only opened, or for a signature of something else', async () => {
    await turn(true)
    const token = signStopToken(testSecret, maya.id)
    const look = await t.get(`/api/weekly-review/stop/${token}`)
    expect(look.headers.location).toBe(`/weekly-review#token=${token}`)
    for (const wrong of [signStopToken('another secret', maya.id), `${maya.id}.x`, 'x'])
      expect((await t.post(`/api/weekly-review/stop/${wrong}`)).statusCode, wrong).toBe(400)
    expect(await mailOf()).toMatchObject({ isOn: true })
  })
})
