import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'

const patienceMs = 10_000

/** The mails the product has sent, in order. */
export function createOutbox(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  const opened = new Map<string, Email>()
  const handedOut = new Set<Email>()

  async function openNew() {
    const names = await readdir(folder).catch(() => [])
    // A name that begins with a dot is still being written.
    for (const name of names.filter((name) => /^[^.].*\.eml$/.test(name) && !opened.has(name)).sort()) {
      opened.set(name, await PostalMime.parse(await readFile(join(folder, name))))
    }
  }

  function findMail(address: string, subject: RegExp) {
    return [...opened.values()].find(
      (mail) => !handedOut.has(mail) && isAddressedTo(mail, address) && subject.test(mail.subject ?? ''),
    )
  }

  return {
    /** The next unread mail to this address; waits for it. */
    async next(address: string, subject = /(?:)/): Promise<Email> {
      for (const end = Date.now() + patienceMs; Date.now() < end; await wait(100)) {
        await openNew()
        const mail = findMail(address, subject)
        if (mail) {
          handedOut.add(mail)
          return mail
        }
      }
      throw new Error(`No mail matching ${subject} came to ${address} within ${patienceMs / 1000} s.`)
    },
    /** Everything sent to this address so far. */
    async all(address: string): Promise<Email[]> {
      await openNew()
      return [...opened.values()].filter((mail) => isAddressedTo(mail, address))
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

function isAddressedTo(mail: Email, address: string) {
  return (mail.to ?? []).some((to) => to.address?.toLowerCase() === address.toLowerCase())
}
