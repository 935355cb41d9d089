import { draftHelpFor } from '#content/coach/crisis/forum-draft.ts'
import { crisisHelp } from '#content/crisis/countries.ts'
import type { DraftReading } from '#contract/forum/forum-drafts.ts'
import { postWords } from '#rules/forum/post-words.ts'
import { readWriting } from '../read-writing.ts'

type Draft = { title: string; content: string; country: string }

/** What the author of a draft should know before posting it. */
export function readDraft({ title, content, country }: Draft): DraftReading {
  const { assessment, heldFor } = readWriting(postWords({ title, content }))
  const known = crisisHelp.find((help) => help.country === country)?.country ?? 'other'
  const help = draftHelpFor(assessment, known)
  return { help: help && { ...help, resources: [...help.resources] }, heldFor }
}
