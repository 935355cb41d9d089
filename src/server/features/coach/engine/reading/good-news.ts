import type { Act } from '#rules/coach/acts.ts'
import type { Heard } from '#rules/coach/heard.ts'
import type { Turn } from '../../turn.ts'

const defeats: ReadonlySet<Act> = new Set(['went_badly', 'did_not', 'distress', 'complaint', 'correction', 'joke'])

/**
 * Of what the layer that follows the talk believes from here on, eight ninths were good news, for writers it never saw, and
 * it found nine tenths of all: being glad about a defeat hurts more than missing a success.
 */
const least = 0.5

/** Stated outright. People say it flatly, and the listener takes it for another part of the story. */
const saidGood =
  /\bsaid yes\b|\b(?:it|that) (?:actually |really |kind of )?worked\b|\bwent (?:(?:actually|really|pretty|quite|totally) )?(?:well|great|fine|good|ok|okay|alright|all right)\b|\bi did it\b|\bgot the job\b|\bnobody (?:even )?(?:cared|noticed|laughed|minded)\b/i
const onlyWished =
  /\b(?:if|hope|hoping|wish|unless|until|thought|pretend\w*|would|could|should|will|never|didn'?t|wasn'?t|not)\b/i
const sadly = 0.5

function isSaidGood(message: string, { mood }: Heard): boolean {
  return saidGood.test(message) && !onlyWished.test(message) && mood.bad < sadly
}

/** Something was done or went well, and is told as good news. */
export function isGoodNews({ heard, message }: Turn, act: Act): boolean {
  if (!heard || defeats.has(act)) return false
  return isSaidGood(message, heard.alone) || (heard.thread?.glad ?? 0) >= least
}
