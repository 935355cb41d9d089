import type { Ranked } from '#rules/coach/heard.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import type { AskedName } from './asked-words-weights.ts'

const surely = { need: 0.7, needOfKind: 0.5, kind: 0.3 }

/** The listener hears that they want words, plainly, or for a kind of moment that is plain enough. */
export function asksForWords({ alone }: HeardTurn, asked: Ranked<AskedName>): boolean {
  const need = alone.need.find(({ name }) => name === 'words')?.p ?? 0
  const [best] = asked
  const isOfKind = best !== undefined && best.name !== 'none' && best.p >= surely.kind
  return need >= surely.need || (isOfKind && need >= surely.needOfKind)
}
