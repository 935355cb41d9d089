import type { Answer } from '#content/coach/conversations/conversation.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import { letOtherWorkRun } from '../../let-other-work-run.ts'
import type { HeardTurn, Turn } from '../../turn.ts'
import { type AnswerRelation, featuresOf, type Nearness, type Said } from '../fit/features.ts'
import { fitOf } from '../fit/fit.ts'
import { type WordWeights, wordWeights } from '../fit/word-weights.ts'
import { talkPlaces } from '../meanings/kept-vectors.ts'
import type { Meanings } from '../meanings/meanings.ts'
import { deniedWords } from '../reading/denied-words.ts'
import { isQuestion } from '../reading/direct-question.ts'
import { isOver } from '../reading/is-over.ts'
import { readAct } from '../reading/read-act.ts'
import { countWords } from '../reading/sentences.ts'
import { readTalkState, type TalkState } from '../talk-state.ts'
import { pickUnusedWording } from '../unused-wording.ts'
import { answersOf, isAnySubject, type TalkPlace } from './places.ts'
import type { Written } from './written.ts'

const mostKept = 10
/** For this many of the closest, the words are compared as well. */
const mostWeighed = 80
/**
 * How many to weigh before letting other work run: the words of an answer that was never weighed before take most of a
 * millisecond.
 */
const weighedAtOnce = 8
/** Answers further away have nothing in common. */
const leastNear = 0.35
/** Without stored vectors, only these are read: the current subject, and the likeliest of each reading. */
const likeliest = 3
const earlierMessages = 2

type Found = { answer: Answer; place: TalkPlace; near: Nearness }

/**
 * Replies that were written for something similar, best fit first. Their examples are compared by meaning with the
 * message, with its sentences and with earlier messages; the best of these also by words.
 */
export async function rankWritten(turn: Turn): Promise<readonly Written[]> {
  const { history, seed } = turn
  const at = readTalkState(history)
  const act = readAct(turn, at.last, at.options)
  const weighed = await weighWritten(turn, at, act)
  return weighed.slice(0, mostKept).flatMap((one) => {
    const text = pickUnusedWording(act === 'words' ? withWords(one.answer) : one.answer.say, history, seed)
    return text === undefined ? [] : [{ ...one, text }]
  })
}

export async function weighWritten(turn: Turn, at: TalkState, act: Act): Promise<Omit<Written, 'text'>[]> {
  const { heard, meanings } = turn
  if (!heard || !meanings) return []
  const near = await findNear(placesFor(turn, at, meanings), heard, meanings)
  const barred = deniedWords(turn)
  const found = near.filter(
    ({ answer, place }) =>
      suits(answer, act, isOverIn(place, turn, at)) && !(barred && answer.say.some((text) => barred.test(text))),
  )
  const weights = await wordWeights()
  const said = wordsToCompare(turn, act, weights)
  const nearest = found.toSorted((one, other) => nearestOf(other.near) - nearestOf(one.near)).slice(0, mostWeighed)
  const weighed: Omit<Written, 'text'>[] = []
  for (const [index, { answer, place, near: nearness }] of nearest.entries()) {
    if (index % weighedAtOnce === 0) await letOtherWorkRun()
    const share = shareOf(place, heard)
    const shareInTalk = heard.thread?.subject.find(({ name }) => name === place)?.p ?? 0
    const relation = relationOf(answer, place, { subject: at.subject, heard })
    const fit = fitOf(featuresOf(answer, nearness, said, relation, weights))
    weighed.push({ answer, place, share, shareInTalk, fit, nearness: nearestOf(nearness) })
  }
  return weighed.toSorted((one, other) => other.fit - one.fit)
}

/** What the words of an answer are compared with. */
export function wordsToCompare(
  { message, history }: Pick<Turn, 'message' | 'history'>,
  act: Act,
  { bagOf }: WordWeights,
): Said {
  const before = history.filter(({ role }) => role === 'user').slice(-earlierMessages)
  return {
    message: bagOf(message),
    talk: bagOf([...before.map(({ content }) => content), message].join(' ')),
    words: countWords(message),
    asksForWords: act === 'words',
    isQuestion: isQuestion(message),
  }
}

function nearestOf({ alone, joined, sentence }: Nearness): number {
  return Math.max(alone, joined, sentence)
}

/** All places: a good answer often belongs to a subject nobody would have guessed. */
function placesFor({ heard }: Turn, { subject }: TalkState, meanings: Meanings): readonly TalkPlace[] {
  if (meanings.isKept) return talkPlaces
  const readings = [heard?.alone, heard?.after, heard?.joined].filter((reading) => reading !== undefined)
  const names = readings.flatMap((reading) => reading.subject.slice(0, likeliest).map(({ name }) => name))
  return [...new Set<TalkPlace>([...(subject ? [subject] : []), ...names, 'everywhere'])]
}

/** How many places to compare before letting other work run: each takes a fraction of a millisecond. */
const atOnce = 12

async function findNear(places: readonly TalkPlace[], heard: HeardTurn, meanings: Meanings): Promise<Found[]> {
  const found: Found[] = []
  await meanings.prepare(places)
  // One pass over all examples per reading, letting other work run in between: together they would block everybody
  // else.
  const { alone, joined, sentences = [] } = heard
  for (const { embedding } of [alone, ...(joined ? [joined] : []), ...sentences]) {
    await letOtherWorkRun()
    meanings.nearness(places[0] ?? 'everywhere', embedding)
  }
  for (const [at, place] of places.entries()) {
    if (at % atOnce === 0) await letOtherWorkRun()
    found.push(...nearIn(place, heard, meanings))
  }
  return found
}

/** The answers of one place that are close in any reading, with how close they are in each. */
export function nearIn(place: TalkPlace, heard: HeardTurn, meanings: Meanings): Found[] {
  const { alone, joined, sentences = [] } = heard
  const beside =
    place === 'told'
      ? [alone, ...sentences].map(({ embedding }) => meanings.nearness('besideTold', embedding))
      : undefined
  const byAlone = meanings.nearness(place, alone.embedding)
  const byJoined = joined ? meanings.nearness(place, joined.embedding) : byAlone
  const bySentence = sentences.map(({ embedding }) => meanings.nearness(place, embedding))
  const found: Found[] = []
  for (const [at, answer] of answersOf(place).entries()) {
    const nearAlone = byAlone[at] ?? -1
    const nearJoined = byJoined[at] ?? -1
    let sentence = bySentence.length === 0 ? nearAlone : -1
    for (const near of bySentence) sentence = Math.max(sentence, near[at] ?? -1)
    if (Math.max(nearAlone, nearJoined, sentence) < leastNear) continue
    const rival = beside && Math.max(...beside.map((near) => near[at] ?? -1))
    const near = { alone: nearAlone, joined: nearJoined, sentence, ...(rival === undefined ? {} : { beside: rival }) }
    found.push({ answer, place, near })
  }
  return found
}

/** How an answer relates to what was heard. */
export function relationOf(
  answer: Answer,
  place: TalkPlace,
  { subject, heard }: { subject: Subject | undefined; heard: HeardTurn },
): AnswerRelation {
  const area = 'area' in answer ? answer.area : undefined
  return {
    isEverywhere: place === 'everywhere',
    isTold: place === 'told',
    isCurrent: place === subject,
    share: shareOf(place, heard),
    areaShare: (heard.joined ?? heard.alone).area.find(({ name }) => name === area)?.p ?? 0,
  }
}

/** The probability that the message is about this; 0 for places that fit any subject. */
export function shareOf(place: TalkPlace, heard: HeardTurn): number {
  const readings = [heard.alone, heard.after, heard.joined].filter((reading) => reading !== undefined)
  const sum = readings.reduce((all, { subject }) => all + (subject.find(({ name }) => name === place)?.p ?? 0), 0)
  return sum / readings.length
}

/** What is past in one subject may lie ahead in another. */
function isOverIn(place: TalkPlace, turn: Turn, at: TalkState): boolean {
  return isOver(turn, place === at.subject || isAnySubject(place) ? at : { isOver: false })
}

/**
 * Lines are for people who ask for them, and nobody prepares for what is past. What people tell is often answered with
 * a line, too.
 */
function suits(answer: Answer, act: Act, over: boolean): boolean {
  const isFor = act === 'words' ? withWords(answer).length > 0 : answer.asks !== 'words'
  return isFor && !(answer.about === 'coming' && over)
}

/** The wordings of an answer that contain lines to say. */
function withWords(answer: Answer): readonly string[] {
  if (answer.asks === 'words') return answer.say
  return 'area' in answer ? answer.say.filter((text) => text.includes('"')) : []
}
