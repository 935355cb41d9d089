import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { type Heard, heardNothing } from '#rules/coach/heard.ts'
import { considerSafety, type SafetyPart } from '../safety/consider-safety.ts'
import type { Turn } from '../turn.ts'
import type { RemoteDanger } from './converse.ts'

type Where = { turn: Turn; message: string; country: CrisisCountry; now: Date }

/**
 * Our own safety reply to a danger the provider noticed, as if the listener had heard it in the message itself.
 * Averaged with the listener's other readings, which heard nothing, it would get lost.
 */
export function considerDangerSeenByProvider(seen: RemoteDanger, { turn, message, country, now }: Where): SafetyPart {
  const heard = { alone: withDanger(turn.heard?.alone ?? heardNothing, seen) }
  return considerSafety({ message, history: turn.history, heard, state: null, country, now })
}

const sure = 0.98

function withDanger(heard: Heard, { level, kind, whose }: RemoteDanger): Heard {
  const danger = { none: 0.01, concern: 0, danger: 0, now: 0, [level]: sure }
  return { ...heard, danger, kind: [{ name: kind, p: sure }], other: whose === 'other' ? sure : 0.02, past: 0.02 }
}
