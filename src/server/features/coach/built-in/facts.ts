import { factWords, moodNames } from '#content/coach/moves/fact-words.ts'
import type { Move, Source, Turn } from '../turn.ts'
import { daysBetween, dayWords } from './days.ts'
import { likedTechniques, titleOf, unwantedItems } from './items.ts'
import { fill, type Values } from './pick.ts'
import { wordsOf } from './sentences.ts'

/** A record of the person's own that bears on what they wrote. */
export type Fact = { name: string; pool: readonly string[]; values: Values; item?: Source }

/** What the reply is about to do, which decides what bears on it. */
export type Bearing = 'settle' | 'dare' | 'lift' | 'celebrate'

/** P1: true, and to the point, the most telling first. */
export function factsFor(turn: Turn, bearing: Bearing): Fact[] {
  const note = noteFact(turn)
  const byBearing: Record<Bearing, readonly (Fact | undefined)[]> = {
    settle: [note, techniqueFact(turn), easedFact(turn), moodFact(turn)],
    dare: [note, easedFact(turn), failedFact(turn), doneFact(turn), techniqueFact(turn)],
    lift: [note, moodFact(turn), easedFact(turn), doneFact(turn)],
    celebrate: [note, risingFact(turn), easedFact(turn), doneFact(turn)],
  }
  return byBearing[bearing].flatMap((fact) => fact ?? [])
}

export function asMove(fact: Fact): Move {
  return {
    name: `fact:${fact.name}`,
    brief: `Mention, from their own records: ${asSentence(fact)}`,
    pools: [fact.pool],
    values: fact.values,
    spare: 1,
    items: fact.item ? [fact.item] : [],
  }
}

export function asSentence({ pool, values }: Fact): string {
  return pool.flatMap((template) => fill(template, values) ?? [])[0] ?? ''
}

function techniqueFact({ facts, now, timeZone }: Turn): Fact | undefined {
  const avoided = new Set(unwantedItems({ facts, now }).map(({ id }) => id))
  const liked = likedTechniques(facts).find(({ id }) => !avoided.has(id))
  const use = facts.techniqueUses?.find(({ techniqueId, rating }) => techniqueId === liked?.id && rating)
  const title = liked && titleOf(liked)
  if (!use || !title) return undefined
  const values = { title, rating: String(use.rating), day: dayWords(use.usedAt, now, timeZone) }
  return { name: 'technique_liked', pool: factWords.techniqueLiked, values, item: liked }
}

function easedFact({ facts, now, timeZone }: Turn): Fact | undefined {
  for (const { outcome, at, anxietyBefore, anxietyAfter } of facts.challengeTries ?? []) {
    if (outcome !== 'completed' || !anxietyBefore || !anxietyAfter || anxietyAfter >= anxietyBefore) continue
    const values = { before: String(anxietyBefore), after: String(anxietyAfter), day: dayWords(at, now, timeZone) }
    return { name: 'challenge_eased', pool: factWords.challengeEased, values }
  }
  return undefined
}

function doneFact({ facts, now, timeZone }: Turn): Fact | undefined {
  const done = facts.challengeTries?.find(({ outcome }) => outcome === 'completed')
  if (!done) return undefined
  return { name: 'challenge_done', pool: factWords.challengeDone, values: { day: dayWords(done.at, now, timeZone) } }
}

function failedFact({ facts, now, timeZone }: Turn): Fact | undefined {
  const last = facts.challengeTries?.find(({ outcome }) => outcome !== 'started')
  if (last?.outcome !== 'failed') return undefined
  return {
    name: 'challenge_failed',
    pool: factWords.challengeFailed,
    values: { day: dayWords(last.at, now, timeZone) },
  }
}

function moodFact({ facts, now, timeZone }: Turn): Fact | undefined {
  const latest = facts.moods?.[0]
  if (!latest || latest.mood > 2 || daysBetween(latest.at, now) > 3) return undefined
  return {
    name: 'mood_low',
    pool: factWords.moodLow,
    values: { mood: moodName(latest.mood), day: dayWords(latest.at, now, timeZone) },
  }
}

function risingFact({ facts, now }: Turn): Fact | undefined {
  const [latest, before] = facts.moods ?? []
  if (!latest || !before || latest.mood <= before.mood || daysBetween(latest.at, now) > 3) return undefined
  return {
    name: 'mood_rising',
    pool: factWords.moodRising,
    values: { mood: moodName(latest.mood), before: moodName(before.mood) },
  }
}

function moodName(mood: number): string | undefined {
  return moodNames[mood - 1]
}

const noteMaxChars = 120

/** A note bears on a message that shares a telling word with it. */
function noteFact({ facts, message }: Turn): Fact | undefined {
  const telling = new Set(wordsOf(message).filter((word) => word.length >= 5))
  const note = facts.notes?.find(
    (text) => text.length <= noteMaxChars && wordsOf(text).some((word) => telling.has(word)),
  )
  return note
    ? { name: 'note', pool: factWords.note, values: { note: note.replaceAll('"', "'").replace(/[.\s]+$/, '') } }
    : undefined
}
