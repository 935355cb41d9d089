import { createPhraseList } from '../phrases/phrase-list.ts'

/**
 * Negations that deny nothing: "can't stop thinking of it", "not joking". They are removed before the others are
 * counted.
 */
const emptyNegations = createPhraseList([
  '(can|could) not (stop|help|shake|get|quit|tell|talk|say|explain|sleep|escape|cope|take|handle|see|find|think|stand|bear|do|go)',
  '(do|does|did) not (care|mind|matter) (if|whether|that)?',
  'not sure ~2 (will|would|can) not',
  '(do|did|does) not (know|see|tell|understand|get why|have anyone|sleep|talk)',
  'not (sure|only|joking|kidding|lying|exaggerating|okay|fine|safe|trust|long|good|well|the first|stop|stopped|scared|afraid)',
  'not (feeling|doing|coping|sleeping|eating) (well|okay|good|great|fine|safe|too|so|much|like myself|and|,)',
  'no (idea|doubt|joke|lie|matter|friends|sleep|hope|reason|point|way)',
  '(never|not) (told|stopped|been|felt) (anyone|so|this|like|more|worse)',
  'nobody (knows|cares|would|will|understands)',
  'why not',
  'nothing (helps|works|matters|else)',
])

const negations = createPhraseList([
  '(not|never|no|without|nor|neither|stopped|hardly|against|instead of|rather than|far from|nowhere near|nothing about)',
])

/** Negated within the same clause, and at most a few words away. */
export function isNegated(clause: string): boolean {
  const near = emptyNegations.cover(clause).trim().split(' ').slice(-6).join(' ')
  return negations.has(`${near} `)
}
