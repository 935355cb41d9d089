import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import type { Conversation } from '#content/coach/conversations/conversation.ts'
import { type Subject, subjects } from '#rules/coach/subjects.ts'
import type { Turn } from '../../turn.ts'

const shown = 6
/** For people about whom nothing can be guessed: a bit of everything. */
const commonest: readonly Subject[] = [
  'meeting',
  'party',
  'making_friends',
  'first_date',
  'replay',
  'phone',
  'class',
  'low',
]

/** Subjects to choose from, likeliest first, without those that were wrong. */
export function menuOf(
  { heard }: Turn,
  barred: readonly Subject[],
): { options: readonly string[]; choices: readonly Subject[] } {
  const likely = (heard?.joined ?? heard?.alone)?.subject.map(({ name }) => name) ?? []
  const open = [...new Set([...likely, ...commonest])].filter((name) => !barred.includes(name) && hasTalk(name))
  const choices = open.slice(0, shown)
  return { options: tapsFor(choices.map(conversationOf).filter((one) => one !== undefined)), choices }
}

export function tapsFor(conversations: readonly Conversation[]): readonly string[] {
  return conversations.map(({ tap }) => tap)
}

const withoutTalk: ReadonlySet<Subject> = new Set(['none', 'off_topic', 'about_wingmate'])
function hasTalk(name: Subject): boolean {
  return !withoutTalk.has(name) && conversationOf(name) !== undefined
}

/** The subject whose button was pressed, under the last reply or in the list of all subjects. */
export function findTapped(message: string, choices: readonly Subject[]): Subject | undefined {
  const words = message.trim().toLowerCase()
  const named = subjects.find((name) => conversationOf(name)?.tap.toLowerCase() === words)
  return named ?? choices.find((name) => conversationOf(name)?.name.toLowerCase() === words)
}
