import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'
import { createLogger } from './logger.ts'

const lines: string[] = []
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const t = useTestApp({ log: createLogger('info', sink) })

describe('log lines', () => {
  it('name the route and the status, and nothing about the person', async () => {
    const person = await t.someone({ email: 'private.person@example.com', firstName: 'Privata' })
    await t.post('/api/login', { body: { email: person.email, password: 'a wrong secret phrase' } })
    await t.get('/api/user?note=feeling-awful', { as: person })
    await t.delete('/api/user/sessions/some-device-of-privata', { as: person })
    await t.post('/api/login', { body: { email: 'x' } })
    const all = lines.join('')
    expect(all).toContain('/api/user/sessions/:id')
    expect(all).toContain('"status":401')
    const token = person.cookie.split('=')[1] ?? 'none'
    for (const secret of [
      'private.person',
      'Privata',
      'wrong secret',
      'feeling-awful',
      'some-device',
      token,
      person.id,
    ])
      expect(all).not.toContain(secret)
  })

  it('keep the kind of a database error but not the values in it', async () => {
    lines.length = 0
    const log = createLogger('info', sink)
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' })
    log.error(
      { err: new Error('Failed query: insert\nparams: private.person@example.com', { cause }) },
      'request failed',
    )
    expect(lines.join('')).toContain('23505')
    expect(lines.join('')).not.toContain('private.person')
  })
})
