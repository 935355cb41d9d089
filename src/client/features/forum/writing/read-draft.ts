import { type DraftHelp, draftHelpFor } from '#content/coach/crisis/forum-draft.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { findContactDetails } from '#rules/forum/contact-details.ts'
import type { ContactKind } from '#rules/forum/contact-kinds.ts'
import { assess } from '#rules/safety/assess.ts'

export type DraftNotes = { help: DraftHelp | null; heldFor: readonly ContactKind[] }

/** Contains many phrases, so it is loaded when somebody starts to write. After that it needs no network. */
export function readDraft(text: string, country: CrisisCountry): DraftNotes {
  return { help: draftHelpFor(assess(text), country), heldFor: findContactDetails(text) }
}
