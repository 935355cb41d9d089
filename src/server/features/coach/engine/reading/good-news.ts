import type { Act } from '#rules/coach/acts.ts'
import type { Heard } from '#rules/coach/heard.ts'
import { logOdds } from '#rules/coach/log-odds.ts'
import type { Turn } from '../../turn.ts'

/** Above this sadness, nothing counts as a success. */
const tooSad = 0.7

const defeats: ReadonlySet<Act> = new Set(['went_badly', 'did_not', 'distress', 'complaint', 'correction', 'joke'])

/**
 * How much each hint counts, fitted on turns by writers the model had not seen; from `least` on it is good news, tuned
 * on `eval/chats/open`. People report success flatly, so no single hint decides.
 */
const weight = { done: 0.28, gladHere: 0.65, glad: 0.25, leaving: -2.6 }
const least = -0.8

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
  const { alone, after = alone } = heard
  if (isSaidGood(message, alone)) return true
  if (alone.mood.bad >= tooSad && after.mood.bad >= tooSad) return false
  const score =
    weight.done * logOdds(shareOf(after, ['did_it', 'went_well'])) +
    weight.gladHere * logOdds(after.mood.good) +
    weight.glad * logOdds(alone.mood.good) +
    weight.leaving * shareOf(after, ['goodbye', 'thanks'])
  return score >= least
}

function shareOf({ act }: Heard, names: readonly Act[]): number {
  return act.filter(({ name }) => names.includes(name)).reduce((sum, { p }) => sum + p, 0)
}
