import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'
import { createLogger } from './logger.ts'

const lines: Record<string, unknown>[] = []
const memory = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)))
    done()
  },
})

const t = useTestApp({
  hasJobs: true,
  log: createLogger('info', memory),
  prepare: (app) => {
    app.get('/broken', async () => {
      throw new Error('a secret of the machine')
    })
  },
})

describe('a mistake of ours', () => {
  it('is one calm sentence with a reference, which finds its line in the log', async () => {
    const reply = await t.get('/broken')
    const { message, requestId, code } = reply.json()
    expect(reply.statusCode).toBe(500)
    expect(code).toBe('internal')
    expect(requestId).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(reply.headers['x-request-id']).toBe(requestId)
    expect(message).toBe(
      `Something broke on our side. What you wrote is still on your screen. Try again. If you write to us, mention ${requestId}.`,
    )
    const failure = lines.find((line) => line.reqId === requestId && line.msg === 'request failed')
    expect(failure).toMatchObject({ err: { message: 'a secret of the machine' } })
  })

  it('has a reference of its own each time, and a refusal has none in its sentence', async () => {
    const replies = await Promise.all(Array.from({ length: 200 }, () => t.get('/broken')))
    expect(new Set(replies.map((reply) => reply.json().requestId)).size).toBe(200)
    const refused = (await t.get('/api/user')).json()
    expect(refused.message).toBe('Please sign in to continue.')
    expect(refused.requestId).toMatch(/^.{4}-.{4}$/)
  })
})

describe('the figures', () => {
  const read = async (figure: string) => {
    const line = (await t.get('/metrics')).body.split('\n').find((one) => one.startsWith(`${figure} `))
    return line === undefined ? undefined : Number(line.split(' ').at(-1))
  }

  it('count requests by route, connections by pool, and the coach’s turns', async () => {
    const person = await t.premium()
    const route = 'http_request_duration_seconds_count{method="GET",route="/api/user",status="200"}'
    const before = (await read(route)) ?? 0
    await t.get('/api/user', { as: person })
    expect(await read(route)).toBe(before + 1)
    expect(await read('database_pool_connections{pool="primary",state="total"}')).toBeGreaterThan(0)
    expect(await read('database_pool_connections{pool="primary",state="waiting"}')).toBe(0)

    await t.post('/api/chat/message', { as: person, body: { message: 'I have a meeting tomorrow' } })
    expect(await read('coach_turn_duration_seconds_count{engine="built-in"}')).toBe(1)
  })

  it('count what jobs did, and what is waiting', async () => {
    const person = await t.someone()
    await t.waitForMail(person.email)
    const done = 'job_duration_seconds_count{job="account-mail",outcome="done"}'
    for (let tries = 0; tries < 100 && !(await read(done)); tries += 1) await wait(50)
    expect(await read(done)).toBeGreaterThan(0)
    await t.sql(
      `insert into pgboss.job (name, data, start_after) values ('account-mail', '{}', now() + interval '1 day')`,
    )
    expect(await read('jobs{job="account-mail",state="created"}')).toBeGreaterThan(0)
  })
})
