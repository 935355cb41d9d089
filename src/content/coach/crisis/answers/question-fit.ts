import { type Features, weigh } from '#rules/coach/weigh.ts'
import type { DangerAnswer, DangerGroup } from './danger-answer.ts'
import { questionWeights } from './learned/question-weights.ts'

type NearAnswer = { answer: DangerAnswer; nearness: number }

/** A question, with what may answer it, closest first, and how many of its words each was written for. */
export type Question = {
  text: string
  near: readonly NearAnswer[]
  overlap: (answer: DangerAnswer) => number
  asks?: true | undefined
}

/** How many are looked at more closely. */
const looked = 6
/** Words count beside nearness: "do I ring 111 or 999" and "who do I ring" mean nearly the same to the listener. */
const ofOverlap = 0.25
const fewWords = 5
const longSentence = 20

/**
 * The answer that fits a question best, and how likely it is the right one. People ask far more than was written for, so
 * the nearest answer is wrong more often than not; this says when. Fitted by `training/in-danger/fit-answers.ts`.
 */
export function fitToQuestion(question: Question, group: DangerGroup): { answer: DangerAnswer; p: number } | undefined {
  const found = featuresOfQuestion(question, group)
  return found && { answer: found.answer, p: weigh(found.features, questionWeights) }
}

export function featuresOfQuestion(
  { text, near, overlap, asks }: Question,
  group: DangerGroup,
): { answer: DangerAnswer; features: Features } | undefined {
  const closest = near.slice(0, looked).map((one) => {
    const words = overlap(one.answer)
    return { ...one, words, sum: one.nearness + ofOverlap * words }
  })
  const [best, second, third] = closest.toSorted((one, other) => other.sum - one.sum)
  if (!best) return undefined
  const lead = best.sum - (second?.sum ?? 0)
  const others = closest.filter((one) => one !== best).map(({ words }) => words)
  const count = text.split(/\s+/).filter((word) => word !== '').length
  return {
    answer: best.answer,
    features: {
      near: best.nearness,
      lead,
      leadOverThird: best.sum - (third?.sum ?? 0),
      nearAndLead: best.nearness * lead,
      overlap: best.words,
      overlapLead: best.words - Math.max(0, ...others),
      isNearest: Number(best.answer === near[0]?.answer),
      words: Math.min(count, longSentence) / longSentence,
      isShort: Number(count < fewWords),
      asks: Number(asks === true),
      [`group.${group}`]: 1,
    },
  }
}
