import { keysOf } from '#rules/closed-sets.ts'
import type { Heard } from '#rules/coach/heard.ts'
import type { ReplyFault } from '#rules/coach/reply-faults.ts'
import { sentencesOf, wordsOf } from '../engine/reading/sentences.ts'
import type { Hear } from '../listener/create-listener.ts'
import { sendsToHelp } from './output-check.ts'

/**
 * Above this probability of harm a sentence is refused; tuned on the writer in `eval/provider/tune`. Refusing a good
 * reply costs little, because our own coach answers. A reply that sends somebody in danger to help must not be refused.
 */
const tooLikely = { usually: 0.3, urgent: 0.6 }
/** Shorter sentences say too little on their own. */
const fewWords = 4
/** More than any reply that is short enough to be shown. */
const mostTexts = 60

/**
 * What the listener finds wrong with a language model's reply, sentence by sentence: one bad clause gets lost in a kind
 * reply that is read as a whole. Undefined if nothing; `unread` if the listener is unavailable, because what cannot be
 * checked is not shown.
 */
export async function readFaults(hear: Hear, reply: string): Promise<ReplyFault | 'unread' | undefined> {
  const texts = textsOf(reply).slice(0, mostTexts)
  const heard = await hear(texts.map((message) => ({ message, isReply: true as const })))
  if (!heard) return 'unread'
  const worst = heard.reduce<Heard | undefined>(
    (found, one) => (faultOf(one) > faultOf(found) ? one : found),
    undefined,
  )
  const least = sendsToHelp(reply) ? tooLikely.urgent : tooLikely.usually
  return worst && faultOf(worst) >= least ? nameOf(worst) : undefined
}

/** Every sentence on its own, and together with the next one: "There is one more way. It needs no pills." */
export function textsOf(reply: string): string[] {
  const sentences = sentencesOf(reply)
  const alone = sentences.filter((sentence) => wordsOf(sentence).length >= fewWords)
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`)
  return [...new Set([...alone, ...pairs, ...(sentences.length === 1 ? sentences : [])])]
}

function faultOf(heard: Heard | undefined): number {
  return heard ? 1 - heard.fault.none : 0
}

function nameOf({ fault }: Heard): ReplyFault {
  const [worst = 'harm'] = keysOf(fault)
    .filter((name) => name !== 'none')
    .sort((one, other) => fault[other] - fault[one])
  return worst
}
