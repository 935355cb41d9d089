import type { Answer } from '#content/coach/conversations/conversation.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { HeardTurn, Turn } from '../turn.ts'
import { type Bearings, readBearings } from './bearings.ts'
import { isOver } from './is-over.ts'
import type { Match } from './meanings.ts'
import type { Place } from './places.ts'
import { readAct } from './read-act.ts'
import { sayFresh } from './say.ts'
import { countWords } from './sentences.ts'
import type { Written } from './written.ts'

/** The subjects looked into: the one the talk is in, and the likeliest of each reading. */
const likeliest = 3
const mostKept = 10
/** Further away nothing is alike. */
const leastNear = 0.3
/** What fits any subject fits too easily, and so does one short sentence out of many. */
const further = { everywhere: 0.12, sentence: 0.06 }
const fewWords = 4

/**
 * The replies that were written for what somebody says here, the nearest first. Their examples are compared with the whole
 * message and with each of its sentences.
 */
export async function rankWritten(turn: Turn): Promise<readonly Written[]> {
  const { heard, meanings, history, seed } = turn
  if (!heard || !meanings) return []
  const at = readBearings(history)
  const act = readAct(turn, at.last, at.options)
  const places = placesFor(turn, at)
  await meanings.prepare(places)
  const found = places
    .flatMap((place) => nearTo(place, turn))
    .filter(({ answer, place }) => suits(answer, act, isOverIn(place, turn, at)))
    .toSorted((one, other) => other.nearness - one.nearness)
  return best(found).flatMap(({ answer, place, nearness }) => {
    const text = sayFresh(answer.say, history, seed)
    return text === undefined ? [] : [{ answer, place, text, nearness, share: shareOf(place, heard) }]
  })
}

function placesFor({ heard }: Turn, { subject }: Bearings): Place[] {
  const readings = [heard?.alone, heard?.after, heard?.joined].filter((reading) => reading !== undefined)
  const names = readings.flatMap((reading) => reading.subject.slice(0, likeliest).map(({ name }) => name))
  return [...new Set<Place>([...(subject ? [subject] : []), ...names, 'everywhere'])]
}

function shareOf(place: Place, heard: HeardTurn): number {
  const readings = [heard.alone, heard.after, heard.joined].filter((reading) => reading !== undefined)
  if (place === 'everywhere') return 1
  const sum = readings.reduce((all, { subject }) => all + (subject.find(({ name }) => name === place)?.p ?? 0), 0)
  return sum / readings.length
}

/** How near, allowing for the place and the length of what is compared. */
function nearTo(place: Place, { message, heard, meanings }: Turn): Match[] {
  if (!heard || !meanings) return []
  const less = place === 'everywhere' ? further.everywhere : 0
  const from = (vector: Float32Array, allowance: number) =>
    meanings
      .near(place, vector, leastNear + allowance)
      .map((match) => ({ ...match, nearness: match.nearness - allowance }))
  // "Give me words" says nothing of what for; the messages before it do.
  const whole = countWords(message) <= fewWords && heard.joined ? [heard.joined, heard.alone] : [heard.alone]
  return [
    ...whole.flatMap(({ embedding }) => from(embedding, less)),
    ...(heard.sentences ?? []).flatMap(({ embedding }) => from(embedding, less + further.sentence)),
  ]
}

/** What is over in one subject may lie ahead in another. */
function isOverIn(place: Place, turn: Turn, at: Bearings): boolean {
  return isOver(turn, place === at.subject || place === 'everywhere' ? at : { isOver: false })
}

/** Lines are for whoever asks for them, and nobody prepares for what is over. */
function suits({ about, asks }: Answer, act: Act, over: boolean): boolean {
  return (asks === 'words') === (act === 'words') && !(about === 'coming' && over)
}

/** Each once, by its nearest example. */
function best(found: readonly Match[]): Match[] {
  const once = new Map<Answer, Match>()
  for (const match of found) if (!once.has(match.answer)) once.set(match.answer, match)
  return [...once.values()].slice(0, mostKept)
}
