import { changes, goAhead, good, unfounded } from '#content/coach/conversations/draft-verdicts.ts'
import { type Draft, readDraft, readShown } from '#rules/coach/draft/read-draft.ts'
import { type Flaw, weighDraft } from '#rules/coach/draft/weigh-draft.ts'
import type { Turn } from '../../turn.ts'
import { pickUnusedWording } from '../unused-wording.ts'

/** "Is this ok: …?" Gives a verdict, one reason, and at most one change; undefined if they show no words of theirs. */
export function judgeDraft({ message, history, seed }: Turn): string | undefined {
  const before = history.filter(({ role }) => role === 'user').slice(-lookedBack)
  const last = history.findLast(({ role }) => role === 'assistant')
  const wasInvited = last?.trace?.node === 'linesForAnything' || last?.content.includes('quotation marks') === true
  const draft =
    readDraft(message, before.map(({ content }) => content).toReversed()) ??
    (wasInvited ? readShown(message) : undefined)
  if (!draft || isCoachsLine(draft.text, history)) return undefined
  const { flaw, words, asksSomething } = weighDraft(draft.text)
  const fresh = (wordings: readonly string[]) =>
    pickUnusedWording(wordings, history, seed) ?? wordings[seed % wordings.length] ?? ''
  if (flaw) return filled(fresh(changes[flaw]), draft, flaw, words)
  const { worry } = draft
  if (!worry) return filled(fresh(asksSomething ? good.asks : good.tells), draft)
  return filled(`${fresh(unfounded[worry])} ${fresh(goAhead)}`, draft)
}

/** A line of ours that they quote is not their draft. */
function isCoachsLine(text: string, history: Turn['history']): boolean {
  const plain = lettersOf(text)
  return history.some(({ role, content }) => role === 'assistant' && lettersOf(content).includes(plain))
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
}

const mostNamed = 2
/** If we missed it the first time, the draft may be a few messages back. */
const lookedBack = 3

function filled(text: string, { isWritten }: Draft, flaw?: Flaw, words: readonly string[] = []): string {
  const named = words.slice(0, mostNamed).map((one) => `"${one}"`)
  // Nobody wants their insults read back to them.
  const said = flaw === 'heated' ? 'the insults' : named.join(' and ')
  return text
    .replace('{Send}', isWritten ? 'Send' : 'Say')
    .replace('{send}', isWritten ? 'send' : 'say')
    .replace(/^\{words\}|(?<=[.!?] )\{words\}/, capital(said))
    .replace('{words}', said)
}

function capital(text: string): string {
  return text.replace(/^"?\p{Ll}/u, (start) => start.toUpperCase())
}
