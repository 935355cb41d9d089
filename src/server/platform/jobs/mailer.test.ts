import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { resetLetter } from '#content/mails/account-letters.ts'
import { startInbox } from '#server/testing/smtp-inbox.ts'
import { addressOf, createMailer } from './mailer.ts'

const letter = resetLetter({ firstName: 'Zoë <b>', href: 'https://hearten.example/reset-password#token=abc' })
const mail = { to: 'zoe@example.com', ...letter }

async function receiving(work: (url: string) => Promise<void>): Promise<Email[]> {
  const inbox = await startInbox()
  await work(inbox.url).finally(inbox.stop)
  return inbox.received
}

describe('mail', () => {
  it('arrives through SMTP in two forms, with the name as plain text', async () => {
    const [received] = await receiving((url) =>
      createMailer({ smtpUrl: url, from: 'Hearten <hello@hearten.example>', outboxDir: '' }).send(mail),
    )
    expect(received?.subject).toBe('Your link to choose a new password')
    expect(received?.from?.address).toBe('hello@hearten.example')
    expect(received?.to?.[0]?.address).toBe('zoe@example.com')
    expect(received?.text).toContain('https://hearten.example/reset-password#token=abc')
    expect(received?.html).toContain('Zoë &lt;b&gt;')
    expect(received?.html).not.toContain('Zoë <b>')
  })

  it('cannot be given a second header through a name or an address', async () => {
    const sly = { ...mail, subject: 'Hi\r\nBcc: all@example.com' }
    const [received] = await receiving((url) =>
      createMailer({ smtpUrl: url, from: 'hello@hearten.example', outboxDir: '' }).send(sly),
    )
    expect(received?.bcc ?? []).toEqual([])
    expect(received?.headers.some((header) => header.key === 'bcc')).toBe(false)
  })

  it('becomes a file only its owner can read when no server is set', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'hearten-outbox-'))
    const outboxDir = join(dir, 'outbox')
    await createMailer({ smtpUrl: undefined, from: 'hello@hearten.example', outboxDir }).send(mail)
    const [name] = await readdir(outboxDir)
    expect(name).toMatch(/\.eml$/)
    const parsed = await PostalMime.parse(await readFile(join(outboxDir, String(name))))
    expect(parsed.text).toContain('#token=abc')
    expect((await stat(join(outboxDir, String(name)))).mode & 0o077).toBe(0)
    await rm(dir, { recursive: true })
  })

  it('that cannot be delivered fails loudly, so that its job is tried again', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example', outboxDir: '' })
    await expect(mailer.send(mail)).rejects.toThrow()
  })

  it('fails when a server greets and then falls silent, so that its job is tried again', async () => {
    const silent = createServer((socket) => void socket.on('error', () => {}).write('220 hello\r\n'))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const mailer = createMailer({ smtpUrl, from: 'a@b.example', outboxDir: '', patienceMs: 300 })
    await expect(mailer.send(mail)).rejects.toThrow()
    silent.close()
  })
})

it.each([
  ['Hearten <hello@hearten.example>', 'hello@hearten.example'],
  ['"Hearten, the team" <a@b.example> ', 'a@b.example'],
  [' plain@hearten.example ', 'plain@hearten.example'],
])('finds the address in %j', (sender, address) => {
  expect(addressOf(sender)).toBe(address)
})
