import type { Reply, StoredMessage } from '../../turn.ts'
import { planReply } from '../plan-reply.ts'
import { sentencesOf } from '../sentences.ts'
import { wordReply } from '../word-reply.ts'
import { asSaid, asStored, makeTurn } from './make-turn.ts'

type Wish = NonNullable<Parameters<typeof makeTurn>[0]>

/** What the coach says in a turn. */
export function answer(wish: Wish): Reply {
  const turn = makeTurn(wish)
  return wordReply(planReply(turn), turn)
}

export const seeds = Array.from({ length: 12 }, (_, at) => at * 101)

/** The same turn a dozen times over, each with other words. */
export function forSeeds(wish: Wish, check: (reply: Reply) => void) {
  for (const seed of seeds) check(answer({ ...wish, seed }))
}

/** Goes on with the same person after a reply. */
export function goOn(before: readonly StoredMessage[], message: string, reply: Reply): StoredMessage[] {
  return [...before, asSaid(message), asStored(reply)]
}

export function firstSentence({ content }: Reply): string {
  return sentencesOf(content)[0] ?? ''
}

export function linesIn({ content }: Reply): string[] {
  return [...content.matchAll(/“([^”]+)”/g)].map(([, line]) => line ?? '')
}
