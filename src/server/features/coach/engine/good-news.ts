import type { Act } from '#rules/coach/acts.ts'
import type { Turn } from '../turn.ts'

/** Nothing told sadly is taken for a success, whatever was done. */
const tooSad = 0.7
const glad = 0.4

const defeats: ReadonlySet<Act> = new Set(['went_badly', 'did_not', 'distress', 'complaint', 'correction', 'joke'])

/** Something done or gone well, and told as such. */
export function isGoodNews({ heard }: Turn, act: Act): boolean {
  if (!heard || defeats.has(act)) return false
  const { mood, intent } = heard.alone
  if (act === 'did_it' || act === 'went_well') return mood.bad < tooSad && mood.good >= mood.bad / 2
  return intent[0]?.name === 'progress_share' && intent[0].p >= glad && mood.good >= glad
}
