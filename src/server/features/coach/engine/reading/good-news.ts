import type { Act } from '#rules/coach/acts.ts'
import type { Heard } from '#rules/coach/heard.ts'
import { logOdds } from '#rules/coach/log-odds.ts'
import type { Turn } from '../../turn.ts'

/** Above this sadness, nothing counts as a success. */
const tooSad = 0.7

const defeats: ReadonlySet<Act> = new Set(['went_badly', 'did_not', 'distress', 'complaint', 'correction', 'joke'])

/**
 * The weight of each hint, fitted on 1,192 messages from `eval/chats/open`, whose writers the model had not seen. From `least`
 * on, it counts as good news. People report success flatly, so no single hint decides. For authors left out of the fit, two
 * thirds of good news are found, and seven eighths of what is found is good news: being glad about a defeat hurts more than
 * missing a success.
 */
const weight = {
  start: 2,
  done: 0.18,
  doneByItself: 0.11,
  gladHere: 0.44,
  glad: 0.29,
  gladAllAlong: 0.36,
  leaving: -4.4,
  partly: 1.5,
  question: -1.1,
  first: -1.3,
}
const least = 0.6

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
export function isGoodNews({ heard, message, history }: Turn, act: Act): boolean {
  if (!heard || defeats.has(act)) return false
  const { alone, after = alone, joined = after } = heard
  if (isSaidGood(message, alone)) return true
  if (alone.mood.bad >= tooSad && after.mood.bad >= tooSad) return false
  const isFirst = !history.some(({ role }) => role === 'user')
  const score =
    weight.start +
    weight.done * logOdds(shareOf(after, ['did_it', 'went_well'])) +
    weight.doneByItself * logOdds(shareOf(alone, ['did_it', 'went_well'])) +
    weight.gladHere * logOdds(after.mood.good) +
    weight.glad * logOdds(alone.mood.good) +
    weight.gladAllAlong * logOdds(joined.mood.good) +
    weight.leaving * shareOf(after, ['goodbye', 'thanks']) +
    weight.partly * shareOf(after, ['partly']) +
    weight.question * Number(message.includes('?')) +
    weight.first * Number(isFirst)
  return score >= least
}

function shareOf({ act }: Heard, names: readonly Act[]): number {
  return act.filter(({ name }) => names.includes(name)).reduce((sum, { p }) => sum + p, 0)
}
