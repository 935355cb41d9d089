import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Mail = { to: string; subject: string; text: string; html: string; headers?: Record<string, string> }
export type Mailer = { send: (mail: Mail) => Promise<void> }

/** The bare address of a sender such as "Hearten <hello@hearten.example>". */
export function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim()
}

export type MailerSettings = {
  smtpUrl: string | undefined
  from: string
  outboxDir: string
  /** How long a mail server may be silent before the mail fails and is retried later. */
  patienceMs?: number
}

/** By default, a silent server would block the queue for ten minutes. */
const defaultPatienceMs = 15_000

/** Sends through SMTP if configured; otherwise writes each mail to a file that any mail program opens. */
export function createMailer({ smtpUrl, from, outboxDir, patienceMs }: MailerSettings): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from, patienceMs ?? defaultPatienceMs) : outboxMailer(outboxDir, from)
}

/** Loaded with the first mail, so that it does not delay the start. */
const loadLibrary = () => import('nodemailer')

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function smtpMailer(url: string, from: string, patienceMs: number): Mailer {
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const openTransport = once(async () => (await loadLibrary()).createTransport({ url, ...patience }, { from }))
  return {
    async send(mail) {
      await (await openTransport()).sendMail(mail)
    },
  }
}

function outboxMailer(dir: string, from: string): Mailer {
  const asBytes = { streamTransport: true, buffer: true, newline: 'unix' } as const
  const openTransport = once(async () => (await loadLibrary()).createTransport(asBytes, { from }))
  return {
    async send(mail) {
      const { message } = await (await openTransport()).sendMail(mail)
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      // Written under another name and renamed, so that nobody reads half a mail.
      const draft = join(dir, `.${name}`)
      await writeFile(draft, message as Buffer, { mode: 0o600 })
      await rename(draft, join(dir, name))
    },
  }
}
