import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { stopServing } from './stop-serving.ts'

it('finishes the requests it has, and waits only so long for one that never ends', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let hasBegun = false
  app.get('/slow', async () => {
    hasBegun = true
    await finished
    return 'whole'
  })
  app.post('/unread', async () => 'never')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const slow = fetch(`${url}/slow`).then((reply) => reply.text())
  const stalled = connect(Number(new URL(url).port), '127.0.0.1')
  stalled.on('error', () => {})
  const isCutOff = once(stalled, 'close')
  await once(stalled, 'connect')
  stalled.write('POST /unread HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{')
  while (!hasBegun) await wait(10)

  const stopped = stopServing(app, 500)
  finish()
  expect(await slow).toBe('whole')
  await Promise.all([stopped, isCutOff])
})
