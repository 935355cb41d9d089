import { request } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { createLogger } from '#server/platform/operations/logger.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { startProviderDouble } from '../testing/hostile-provider.ts'
import { readAlong, readEvents } from '../testing/read-events.ts'

const double = await startProviderDouble()
afterAll(() => double.close())
const logged: string[] = []
const log = createLogger('warn', { write: (line) => void logged.push(line) })
const t = useTestApp({ log, env: { COACH_BASE_URL: double.baseUrl, COACH_MODEL: 'm' } })

async function agreed(): Promise<Someone> {
  const person = await t.premium()
  await t.put('/api/chat/consent', { as: person, body: { granted: true } })
  return person
}

const calm = 'I have to speak in the team meeting on Thursday and I am nervous'
const good =
  'Speaking up on Thursday with the whole team there is a real step. Write your first sentence tonight and read it aloud once.'

describe('somebody who leaves or presses Stop', () => {
  const slow = `${good} ${'Then look at one friendly face. '.repeat(3)}Breathe out slowly. `.repeat(1)
  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    for (let tries = 0; tries < 200 && !(await isTrue()); tries += 1) await new Promise((r) => setTimeout(r, 25))
    expect(await isTrue()).toBe(true)
  }

  async function leaveAfter(as: Someone, isTime: (read: string) => boolean) {
    await t.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {})
    const address = t.app.server.address() as { port: number }
    let read = ''
    await new Promise<void>((resolve) => {
      const call = request({
        port: address.port,
        path: '/api/chat/message',
        method: 'POST',
        agent: false,
        headers: {
          accept: 'text/event-stream',
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          cookie: as.cookie,
        },
      })
      call.on('response', (reply) =>
        reply.setEncoding('utf8').on('data', (part) => {
          read += part
          if (isTime(read)) call.destroy()
        }),
      )
      const look = setInterval(() => isTime(read) && call.destroy(), 20)
      call.on('error', () => {})
      call.on('close', () => {
        clearInterval(look)
        resolve()
      })
      call.end(JSON.stringify({ message: calm }))
    })
    return readAlong(readEvents(`${read}\n\n`))
  }

  it('does not count as a failure, and the provider’s work is stopped', async () => {
    const person = await agreed()
    double.will({ kind: 'says', text: slow, pieceMs: 40 })
    const closed = double.counts().closedByClient
    await leaveAfter(person, () => double.counts().open > 0)
    await until(() => double.counts().closedByClient > closed && double.counts().open === 0)
    expect((await t.get('/api/chat/session', { as: person })).json().messages).toHaveLength(1)
    expect(logged).toEqual([])
  })

  it('leaves nothing in the chat if no words were shown yet', async () => {
    const person = await agreed()
    double.will({ kind: 'hangs', text: 'Half a sen' })
    await leaveAfter(person, (read) => read.includes(':\n\n'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    await until(() => double.counts().open === 0)
    expect((await t.get('/api/chat/session', { as: person })).json().messages).toHaveLength(1)
  })
})
