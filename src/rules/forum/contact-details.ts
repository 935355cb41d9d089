import { hasHandle } from './contact-handles.ts'
import type { ContactKind } from './contact-kinds.ts'
import { hasEmail, hasLink, withoutEmails } from './contact-links.ts'
import { hasPhone } from './contact-phones.ts'
import { readForContact } from './contact-text.ts'

/**
 * Which ways out of the forum a text opens, also where they are disguised. It rather finds one too many: a post that
 * is held is read by a person and put up, a number that slips through is out.
 */
export function findContactDetails(text: string): ContactKind[] {
  const line = readForContact(text)
  const rest = withoutEmails(line)
  const checks: Readonly<Record<ContactKind, boolean>> = {
    link: hasLink(rest),
    email: hasEmail(line),
    phone: hasPhone(line),
    handle: hasHandle(rest),
  }
  return (Object.keys(checks) as ContactKind[]).filter((kind) => checks[kind])
}
