import { keysOf } from '../closed-sets.ts'
import { hasHandle } from './contact-handles.ts'
import type { ContactKind } from './contact-kinds.ts'
import { hasEmail, hasLink, withoutEmails } from './contact-links.ts'
import { hasPhone } from './contact-phones.ts'
import { readForContact } from './contact-text.ts'

/**
 * Which contact details a text contains, also if they are disguised. Errs on the side of finding too many: a held post
 * is read by a person and published, but a phone number that slips through is out.
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
  return keysOf(checks).filter((kind) => checks[kind])
}
