import type { Assessment } from '../../assessment.ts'
import type { SafetyState } from '../../state.ts'

const takingBack =
  /\b(?:wasn'?t|was not|isn'?t|is not|not) (?:really |actually |just )?(?:a joke|joking|kidding)\b|\bi did (?:actually |really )?(?:do it|mean it)\b|\bi (?:kinda |sort of )?lied (?:to you|before|earlier|just now)\b|\b(?:it|that|what i said(?: \w+)?) was(?: actually| kinda)? true\b|\bi wasn'?t (?:really |actually )?fine\b/i

/**
 * They had told us of a danger, said that we misread it, and now take that back: "ok it wasn't really a joke. I did do
 * it". It is the same danger again.
 */
export function takeDenialBack(current: SafetyState | null, message: string): Assessment | undefined {
  if (current?.level !== 'open' || !(current.isDenied || current.isCalm)) return undefined
  if (!takingBack.test(message.replaceAll('’', "'"))) return undefined
  const { kind, whose } = current
  return { tier: 'crisis', kind, whose, isOver: false, reasons: ['denial_taken_back'] }
}
