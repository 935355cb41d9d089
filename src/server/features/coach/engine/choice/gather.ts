import type { Conversation } from '#content/coach/conversations/conversation.ts'
import { moveWordings } from '#content/coach/conversations/moves/all-moves.ts'
import type { Act } from '#rules/coach/acts.ts'
import { gladMoves } from '#rules/coach/moves.ts'
import type { Turn } from '../../turn.ts'
import { composeReply, sayMove } from '../compose-reply.ts'
import { maySoundGlad } from '../moves/choose-move.ts'
import { isQuestion } from '../reading/direct-question.ts'
import { isGoodNews } from '../reading/good-news.ts'
import { countWords } from '../reading/sentences.ts'
import { guessOf, type SubjectChoice } from '../subject/choose-subject.ts'
import type { TalkState } from '../talk-state.ts'
import { pickUnusedWording } from '../unused-wording.ts'
import { isAnySubject } from '../written/places.ts'
import type { Written } from '../written/written.ts'
import { asAnswered, isGladAnswer } from '../written/written-answer.ts'
import type { About, Candidate, Situation } from './candidate.ts'

const mostWritten = 4
const mostMoves = 3
/** How likely lines of another subject have to fit somebody who asks for words. */
const leastOfOthersWords = 0.28
/** Readers hardly ever chose a less likely one. */
const leastMove = 0.02

/** What all candidates have in common. */
export function situationOf(turn: Turn, at: TalkState, act: Act, choice: SubjectChoice): Situation {
  const { message, heard, history, moves = [] } = turn
  const guess = guessOf(choice)
  const { good, bad } = (heard?.after ?? heard?.alone)?.mood ?? { good: 0, bad: 0 }
  const lastLine = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  return {
    act,
    isQuestion: isQuestion(message),
    isFirst: !history.some(({ role }) => role === 'user'),
    words: countWords(message),
    isGoodNews: isGoodNews(turn, act),
    mood: { good, bad },
    noMove: moves.find(({ name }) => name === 'none')?.p ?? 0,
    belief: at.belief?.shares.find(([name]) => name === guess)?.[1] ?? 0,
    isKept: choice.kind === 'kept',
    isUnsure: choice.kind === 'unsure' || choice.kind === 'half',
    wasAsked: lastLine.trimEnd().endsWith('?'),
    inTalk: heard?.thread ?? { glad: 0, leaving: 0, words: 0, asks: 0 },
  }
}

/** The closest written replies, as candidates. */
export function writtenCandidates(turn: Turn, atSubject: TalkState, act: Act): Candidate[] {
  const nearest = (turn.written ?? []).slice(0, mostWritten)
  // A glad reply needs good news, however similar it is. A reply to "hello" does not fit somebody who named a subject.
  const isAboutSomething = atSubject.subject !== undefined && atSubject.subject !== 'none'
  const fitting = nearest.filter(
    ({ answer, place, fit }) =>
      (!isGladAnswer(answer) || maySoundGlad(turn, act)) &&
      !(place === 'none' && isAboutSomething) &&
      // "Thank you. Second question: should I quit?" is a question.
      !(isQuestion(turn.message) && isForThanks(answer)) &&
      // Lines for another situation are no help, however few there are for this one.
      (act !== 'words' || place === atSubject.subject || fit >= leastOfOthersWords) &&
      // Subjects they have ruled out.
      !atSubject.barred.some((subject) => subject === place),
  )
  return fitting.map((one) => {
    const answered = asAnswered(one, atSubject.subject)
    const node = act === 'words' ? 'lines' : answered.node
    return {
      about: aboutWritten(one),
      text: one.text,
      make: () => composeReply(turn, atSubject, { ...answered, node }),
    }
  })
}

const thanks = /\b(?:thank\w*|ty|tysm|thx|cheers|appreciate)\b/i

/** Most of the messages it was written for say thank you. */
export function isForThanks({ like }: Pick<Written['answer'], 'like'>): boolean {
  return 2 * like.filter((text) => thanks.test(text)).length > like.length
}

export function aboutWritten(one: Omit<Written, 'text'>): About {
  const { answer, place, fit, nearness, share, shareInTalk } = one
  return {
    source: 'written',
    fit,
    nearness,
    share,
    shareInTalk,
    place: isAnySubject(place) ? place : 'subject',
    isGlad: isGladAnswer(answer),
    isWords: answer.asks === 'words',
  }
}

/** General replies that could be sent, in a wording not used in this chat. */
export function moveCandidates(turn: Turn, atSubject: TalkState, act: Act): Candidate[] {
  const { moves = [], history, seed, isAfterSorry } = turn
  const found: Candidate[] = []
  for (const { name: move, p } of moves) {
    if (found.length === mostMoves || p < leastMove) break
    // The safety part has already apologized.
    if (move === 'none' || (move === 'misread' && isAfterSorry)) continue
    const isGlad = gladMoves.has(move)
    if (isGlad && !maySoundGlad(turn, act)) continue
    const text = atSubject.recentMoves.includes(move) ? undefined : pickUnusedWording(moveWordings[move], history, seed)
    if (text === undefined) continue
    const about: About = { source: 'move', move, p, isGlad, isRecent: false }
    found.push({ about, text, make: () => sayMove(turn, atSubject, { move, text, p }) })
  }
  return found
}

/** A complete reply as a candidate. */
export function madeCandidate(
  reply: ReturnType<Candidate['make']>,
  conversation: Conversation | undefined,
  isNext: boolean,
): Candidate {
  const { node } = reply.trace
  const about: About = conversation ? { source: 'node', node, isNext } : { source: 'anywhere', node }
  return { about, text: reply.content, make: () => reply }
}
