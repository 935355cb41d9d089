import type { Answer } from '#content/coach/conversations/conversation.ts'
import { isQuestion } from '../reading/direct-question.ts'
import { type PackedBags, packBags, unpackBags } from './packed-bags.ts'
import type { Bag, WordWeights } from './word-weights.ts'

/** Evidence for and against an answer. The order is that of the weights. */
export const featureNames = [
  'nearest',
  'nearAlone',
  'nearJoined',
  'nearSentence',
  'exampleInMessage',
  'exampleInTalk',
  'messageInAnswer',
  'talkInAnswer',
  'sayingInTalk',
  'subjectShare',
  'subjectOdds',
  'isEverywhere',
  'isCurrent',
  'isNarrow',
  'wordsForWords',
  'wordsUnasked',
  'noWordsThoughAsked',
  'questionForQuestion',
  'questionForStory',
  'nearAndLong',
  'isTold',
  'toldAndNear',
  'besideIt',
  'areaShare',
] as const

/** How close an answer's examples are to what was said, in three readings; and its counterexamples. */
export type Nearness = { alone: number; joined: number; sentence: number; beside?: number }

/** What is the same for every answer. */
export type Said = {
  message: Bag
  /** Including the person's last two messages. */
  talk: Bag
  words: number
  asksForWords: boolean
  isQuestion: boolean
}

/** How an answer relates to this turn. */
export type AnswerRelation = {
  isEverywhere: boolean
  isTold: boolean
  isCurrent: boolean
  /** How likely its subject, or life area, is what the message is about. */
  share: number
  areaShare: number
}

/** The bags of all its words, of what it says, and of each example. */
type AnswerWords = { bags: PackedBags; questions: number }

const known = new WeakMap<Answer, AnswerWords>()
const none: Bag = { known: new Uint32Array(), others: 0 }

function wordsOfAnswer(answer: Answer, { bagOf }: WordWeights): AnswerWords {
  const kept = known.get(answer)
  if (kept) return kept
  const { like, say } = answer
  const words = {
    bags: packBags([[...like, ...say].join(' '), say[0] ?? '', ...like].map(bagOf)),
    questions: like.filter(isQuestion).length / like.length,
  }
  known.set(answer, words)
  return words
}

const longMessage = 30
const hardlyAtAll = 0.02
/** A counterexample that is this much further away than the examples does not count. */
const leastBeside = -0.3

export function featuresOf(
  answer: Answer,
  near: Nearness,
  said: Said,
  { isEverywhere, isTold, isCurrent, share, areaShare }: AnswerRelation,
  weights: WordWeights,
): readonly number[] {
  const { shareOf } = weights
  const { bags, questions } = wordsOfAnswer(answer, weights)
  const [all = none, saying = none, ...examples] = unpackBags(bags)
  const nearest = Math.max(near.alone, near.joined, near.sentence)
  const isWords = answer.asks === 'words'
  const most = (among: Bag) => Math.max(...examples.map((example) => shareOf(example, among)))
  return [
    nearest,
    near.alone,
    near.joined,
    near.sentence,
    most(said.message),
    most(said.talk),
    shareOf(said.message, all),
    shareOf(said.talk, all),
    shareOf(saying, said.talk),
    share,
    Math.log(share + hardlyAtAll),
    Number(isEverywhere),
    Number(isCurrent),
    Number(answer.isNarrow === true),
    Number(isWords && said.asksForWords),
    Number(isWords && !said.asksForWords),
    Number(!isWords && said.asksForWords),
    said.isQuestion ? questions : 0,
    said.isQuestion ? 0 : questions,
    (nearest * Math.min(said.words, longMessage)) / longMessage,
    Number(isTold),
    isTold ? nearest : 0,
    isTold && near.beside !== undefined ? Math.max(near.beside - nearest, leastBeside) : leastBeside,
    isTold ? areaShare : 0,
  ]
}
