import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import { subjects } from '#rules/coach/subjects.ts'
import { textsOf } from '../../src/server/features/coach/remote/read-faults.ts'

/** Every one of them would make the written coach weigh more than all writers of replies together. */
const oneIn = 4

/** What the coach itself says, as examples of replies without a fault. */
export function ownReplies(): { text: string; writer: string; fault: 'none' }[] {
  const said = subjects.flatMap((subject) => saysOf(conversationOf(subject)))
  const texts = [...new Set(said.flatMap(textsOf))].filter((_, at) => at % oneIn === 0)
  return texts.map((text) => ({ text, writer: 'own-replies', fault: 'none' }))
}

/** Whatever is under a `say`, however deep. */
function saysOf(value: unknown, isSaid = false): string[] {
  if (typeof value === 'string') return isSaid ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => saysOf(one, isSaid))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => saysOf(one, isSaid || name === 'say'))
}
