import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { useBundledServer } from '../testing/bundled-server.ts'
import { useTestApp } from '../testing/test-app.ts'
import { adminCommands, help, howTo } from './commands.ts'

const t = useTestApp()
const programs = useBundledServer()
let url: string

beforeAll(async () => {
  const address = new URL(inject('postgresUrl'))
  address.pathname = `/${(await t.sql('select current_database() as name'))[0]?.name}`
  url = address.href
})

const run = (name: string, ...args: string[]) => adminCommands[name]!.run(url, args)

/** Runs a command as typed at a terminal, with piped input. */
async function type(args: string[], input = '', database = url) {
  const child = spawn(process.execPath, [programs.admin, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: database },
  })
  child.stdin.end(input)
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, output, errors }
}

describe('npm run admin', () => {
  it('makes an account with the password that is piped in, or with one it makes up', async () => {
    const made = await type(['create-user', 'Ida@example.com', 'Ida', 'Moor'], 'a password of her own\n')
    expect(made).toEqual({ code: 0, output: 'Ida@example.com has an account now.\n', errors: '' })
    const reply = await t.post('/api/login', { body: { email: 'ida@example.com', password: 'a password of her own' } })
    expect(reply.json().user).toMatchObject({ firstName: 'Ida', lastName: 'Moor', role: 'member', emailVerified: true })

    const log = await t.sql(
      `select l.action, l.details from admin_log l join users on users.id = l.user_id where email ilike 'ida@%'`,
    )
    expect(log).toEqual([{ action: 'create_user', details: { by: 'terminal' } }])

    const other = await type(['create-user', 'jo@example.com', 'Jo'])
    const password = other.output.match(/^Password: (.+)$/m)?.[1]
    expect((await t.post('/api/login', { body: { email: 'jo@example.com', password } })).statusCode).toBe(200)
  })

  it('says in one sentence what was wrong, and changes nothing', async () => {
    const taken = await t.someone()
    const again = await type(['create-user', taken.email.toUpperCase(), 'Again'], 'some other password')
    expect(again).toMatchObject({
      code: 1,
      output: '',
      errors: `${taken.email.toUpperCase()} already has an account.\n`,
    })
    const common = await type(['create-user', 'kim@example.com', 'Kim'], 'password')
    expect(common.errors).toBe('That password is among the first anyone would guess. Please choose another.\n')
    expect((await type(['create-user', 'no address', 'Kim'])).errors).toBe('Please enter a valid email address\n')
    const there =
      'create-user, grant-admin, disable, enable, two-step-off, leave-demo, backup, restore. See npm run admin -- help.'
    expect(await type(['toString'])).toEqual({
      code: 1,
      output: '',
      errors: `There is no command toString; there are ${there}\n`,
    })
    expect(howTo('')).toBe(`Say what to do: ${there}`)
    expect(howTo('disable')).toBe('Usage: npm run admin -- disable <email>')
    await expect(run('restore', 'some.gz', '--force')).rejects.toThrow(
      'Usage: npm run admin -- restore <file> [--replace]',
    )
    expect(help().split('\n')).toHaveLength(9)
    await expect(run('backup', '/no/such/folder/a.gz')).rejects.toThrow(
      /^The file \/no\/such\/folder\/a\.gz cannot be written \(ENOENT.*\)\.$/,
    )
    const unreachable = await type(['disable', 'kim@example.com'], '', 'postgres://kim:x@127.0.0.1:1/none')
    expect(unreachable).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The database does not answer \(connect ECONNREFUSED.*DATABASE_URL\.\n$/),
    })
    await expect(run('disable', 'nobody@example.com')).rejects.toThrow('no account with the address nobody@example.com')
    expect(await t.sql(`select from users where email like '%kim%'`)).toEqual([])
  })

  it('makes administrators, and switches accounts off and on, and writes that down', async () => {
    const person = await t.someone()
    await run('grant-admin', person.email.toUpperCase())
    expect((await t.get('/api/user', { as: person })).json()).toMatchObject({ role: 'admin' })
    await run('disable', person.email)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(403)
    await run('enable', person.email)
    expect((await t.post('/api/login', { body: person })).statusCode).toBe(200)
    // Repeating it changes nothing and adds no log entry.
    await run('enable', person.email)
    const log = await t.sql('select action, admin_id, details from admin_log where user_id = $1 order by created_at', [
      person.id,
    ])
    const byTerminal = { admin_id: null, details: { by: 'terminal' } }
    expect(log).toEqual(['make_admin', 'disable', 'enable'].map((action) => ({ action, ...byTerminal })))
  })

  it('turns the second step of a sign-in off, and its owner reads that', async () => {
    const person = await t.someone()
    await t.sql('update users set two_step_since = now() where id = $1', [person.id])
    expect((await t.post('/api/login', { body: person })).json()).toHaveProperty('secondStep')
    for (let tries = 0; tries < 2; tries += 1)
      expect(await run('two-step-off', person.email)).toEqual([`${person.email} signs in with the password alone.`])
    expect((await t.post('/api/login', { body: person })).json()).toHaveProperty('user')
    expect(await t.sql('select action from admin_log where user_id = $1', [person.id])).toEqual([
      { action: 'two_step_off' },
    ])
    const told = await t.sql(`select from security_log where user_id = $1 and event = 'two_step_off'`, [person.id])
    expect(told).toHaveLength(1)
  })

  it('says when it has switched off the last administrator, who can be made again', async () => {
    const person = await t.someone()
    await run('grant-admin', person.email)
    await t.sql(`update users set role = 'member' where id <> $1`, [person.id])
    expect(await run('disable', person.email)).toContain('There is no administrator now; grant-admin makes one.')
    const other = await t.someone()
    await run('grant-admin', other.email)
    expect(await run('disable', person.email)).toHaveLength(1)
  })
})
