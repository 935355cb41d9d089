import type { ForumPost, ForumReply } from '#contract/forum/forum.ts'
import type { ContactKind } from '#rules/forum/contact-kinds.ts'
import { listWords } from '#rules/words/list-words.ts'
import { writeCount } from '#rules/words/write-count.ts'

const contactWords: Readonly<Record<ContactKind, string>> = {
  link: 'a link',
  email: 'an email address',
  phone: 'a phone number',
  handle: 'a name on another site',
}

/** Tells its author why something is held: "It seems to contain a link and a phone number." */
export function describeHeld(heldFor: readonly ContactKind[]): string {
  const found = heldFor.map((kind) => contactWords[kind])
  const why = found.length > 0 ? `It seems to contain ${listWords(found)}, so a` : 'A'
  return `${why} person looks at it before others see it. You’ll get a notification when that’s done.`
}

/** For the toast after posting; undefined if it was published at once. */
export function heldWords({ status, heldFor }: Pick<ForumPost | ForumReply, 'status' | 'heldFor'>): string | undefined {
  return status === 'held' ? describeHeld(heldFor) : undefined
}

export function countWords(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${writeCount(count)} ${many}`
}
