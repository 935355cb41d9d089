import type { Answer } from '#content/coach/conversations/conversation.ts'
import { dangerAnswers } from '#content/coach/crisis/answers/all-answers.ts'
import type { NearAnswer, NearReading } from '#content/coach/crisis/answers/choose-answer.ts'
import type { FindWritten } from '#content/coach/crisis/answers/choose-by-rule.ts'
import { type WordWeights, wordWeights } from '../engine/fit/word-weights.ts'
import type { Meanings } from '../engine/meanings/meanings.ts'
import { sentencesToRead } from '../sentences-to-read.ts'
import type { HeardTurn } from '../turn.ts'

/** More are never considered. Most are meant for other dangers, and are sorted out later. */
const kept = 40

/** "Yeah I think so. But do I go to work?": a small word only counts if it is the whole message. */
const smallWords = 'small-words'

const byId = new Map(dangerAnswers.map((answer) => [answer.id, answer]))
export const writtenAnswer: FindWritten = (id) => byId.get(id)

/** Answers written for moments of danger that are close to a message, and to each of its sentences. */
export async function nearDanger(
  message: string,
  heard: HeardTurn | undefined,
  meanings: Meanings,
): Promise<readonly NearReading[]> {
  if (!heard) return []
  await meanings.prepare(['danger'])
  const weights = await wordWeights()
  const sentences = sentencesToRead(message)
  const parts = (heard.sentences ?? []).map(({ embedding }, at) => {
    const near = closest(meanings.nearness('danger', embedding)).filter(({ answer }) => answer.id !== smallWords)
    const text = sentences[at] ?? ''
    const overlap = overlapWith(text, weights)
    return isQuestion(text) ? { text, near, overlap, asks: true as const } : { text, near, overlap }
  })
  const near = closest(meanings.nearness('danger', heard.alone.embedding))
  return [{ text: message, near, overlap: overlapWith(message, weights) }, ...parts]
}

function closest(nearness: Float32Array): NearAnswer[] {
  return dangerAnswers
    .map((answer, at) => ({ answer, nearness: nearness[at] ?? -1 }))
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, kept)
}

/** How many of the words of a text one of an answer's examples has, and the other way round; rare words count more. */
export function overlapWith(text: string, { bagOf, shareOf }: WordWeights): (answer: Pick<Answer, 'like'>) => number {
  const own = bagOf(text)
  return ({ like }) => {
    let most = 0
    for (const example of like) {
      const other = bagOf(example)
      const [one, back] = [shareOf(own, other), shareOf(other, own)]
      if (one + back > 0) most = Math.max(most, (2 * one * back) / (one + back))
    }
    return most
  }
}

/** Many type no question mark. */
export function isQuestion(sentence: string): boolean {
  return (
    /\?\W*$/.test(sentence) ||
    /\b(?:do|does|will|would|can|should|shall) (?:they|he|she|it|i|we|you|ye|u)\b/i.test(sentence) ||
    /\b(?:don['’]?t|dunno|not sure|no idea|no clue)(?: even)?(?: know)? (?:what|how|who|where|whether|if)\b/i.test(
      sentence,
    ) ||
    /\b(?:am|are|is) (?:i|we|she|he|they) (?:meant|supposed|allowed|still)\b/i.test(sentence) ||
    /^\W*(?:(?:and|but|so|ok|okay|also|or|wait|anyway|like)\W+)*(?:what|who|where|when|which|why|how|do|does|did|should|shall|shud|can|could|would|will|is|are|am)\b/i.test(
      sentence,
    )
  )
}
