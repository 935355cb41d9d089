import type { LadderRating } from '#contract/challenge-ladder.ts'
import type { Draft } from '../drafts.ts'

/** An answer of the sort as a word that a draft can hold: “3 8”. */
export function wordsOf({ fear, matters }: LadderRating): string {
  return `${fear} ${matters}`
}

/** The answers a draft holds; anything else in it counts as none. */
export function ratingsIn(draft: Draft): LadderRating[] {
  return Object.entries(draft).flatMap(([situationId, words]) => {
    const [, fear, matters] = /^(10|\d) (10|\d)$/.exec(words) ?? []
    return fear && matters ? [{ situationId, fear: Number(fear), matters: Number(matters) }] : []
  })
}
