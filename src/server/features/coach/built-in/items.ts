import { allChallenges } from '#content/challenges/all-challenges.ts'
import type { Challenge } from '#content/challenges/challenge.ts'
import { findItem, type LibraryItem, suggest } from '#content/coach/library.ts'
import { type Technique, techniques } from '#content/techniques.ts'
import type { PersonFacts, Source, Turn } from '../turn.ts'
import type { Conversation } from './exchange.ts'

type ItemType = Source['type']

const levels = new Map(allChallenges.map(({ id, difficultyLevel }) => [id, difficultyLevel]))

const justDoneMs = 3 * 60 * 60 * 1000

/** P2: what they found unhelpful, or did a moment ago. */
export function unwantedItems({ facts, now }: Pick<Turn, 'facts' | 'now'>): Source[] {
  const disliked = techniques.filter(({ id }) => (averageRating(facts, id) ?? 5) <= 2)
  const justUsed = (facts.techniqueUses ?? []).filter(({ usedAt }) => now.getTime() - usedAt.getTime() < justDoneMs)
  const tried = (facts.challengeTries ?? []).filter(({ outcome }) => outcome !== 'failed')
  return [
    ...(facts.unhelpful ?? []),
    ...disliked.map(({ id }): Source => ({ type: 'technique', id })),
    ...justUsed.map(({ techniqueId }): Source => ({ type: 'technique', id: techniqueId })),
    ...tried.map(({ challengeId }): Source => ({ type: 'challenge', id: challengeId })),
  ]
}

function itemsToAvoid(turn: Turn, { offered }: Conversation): Source[] {
  return [...unwantedItems(turn), ...offered]
}

/** The best-rated first. */
export function likedTechniques(facts: PersonFacts): Source[] {
  return techniques
    .map(({ id }) => ({ id, rating: averageRating(facts, id) ?? 0 }))
    .filter(({ rating }) => rating >= 4)
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ id }): Source => ({ type: 'technique', id }))
}

function averageRating({ techniqueUses = [] }: PersonFacts, id: string): number | undefined {
  const ratings = techniqueUses.flatMap(({ techniqueId, rating }) => (techniqueId === id && rating ? [rating] : []))
  return ratings.length > 0 ? ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length : undefined
}

export type Item = Source & { title: string }

export function suggestItem(turn: Turn, conversation: Conversation, types: readonly ItemType[]): Item | undefined {
  if (types.includes('challenge')) return suggestChallenge(turn, conversation)
  const found = suggest(turn.understanding, { exclude: itemsToAvoid(turn, conversation), limit: 100, types }).filter(
    (item) => item.type === 'technique' || isAbout(item, turn.understanding),
  )
  const liked = likedTechniques(turn.facts)
  const item = found.find(({ type, id }) => liked.some((one) => one.type === type && one.id === id)) ?? found[0]
  return item && { type: item.type, id: item.id, title: item.title }
}

/** An exercise helps anywhere; a text has to be about the thing. */
function isAbout({ situations, needs }: LibraryItem, { situation, need }: Turn['understanding']): boolean {
  const isByNeed = situation === 'none' || need === 'let_go' || need === 'recover' || need === 'lift'
  return isByNeed ? needs.includes(need) : situations.includes(situation)
}

/** P3: one above the last success, one below the last failure, the lowest for a beginner. */
export function challengeLevel({ challengeTries = [] }: PersonFacts, isWin = false): number {
  const last = challengeTries.find(({ outcome }) => outcome !== 'started')
  // What somebody tells with pride is a first success of its own.
  if (!last) return isWin ? 2 : 1
  const level = last.difficultyLevel + (last.outcome === 'completed' ? 1 : -1)
  return Math.min(5, Math.max(1, level))
}

function suggestChallenge(turn: Turn, conversation: Conversation): Item | undefined {
  const isWin = turn.understanding.need === 'celebrate' || turn.understanding.cues.sharesWin
  const level = challengeLevel(turn.facts, isWin)
  const family = isWin ? challengeFamily(turn.message) : undefined
  if (family) return nearestOf(family, level, itemsToAvoid(turn, conversation))
  const { understanding } = turn
  const wish = { exclude: itemsToAvoid(turn, conversation), limit: 100, types: ['challenge'] } as const
  // A win asks for nothing by itself: what it leads on to does.
  const found = [
    understanding,
    { ...understanding, need: 'connect' as const },
    { ...understanding, need: 'prepare' as const },
  ]
    .flatMap((facets) => suggest(facets, wish))
    .find(({ id }) => levels.get(id) === level)
  return found && { type: 'challenge', id: found.id, title: found.title }
}

type Family = Challenge['category']

/** What the win was about: a call leads on to calls. */
const families: readonly (readonly [RegExp, Family])[] = [
  [/\b(?:call(?:ed|ing)?|phoned?|rang|voicemail|dialed|picked up the phone|on the phone)\b/i, 'phone_calls'],
  [
    /\b(?:present(?:ed|ation)|speech|talk in front|toast|pitch(?:ed)?|spoke up|raised my hand|hand up|in class|seminar|meeting|standup|read (?:it )?aloud)\b/i,
    'public_speaking',
  ],
  [
    /\b(?:said no|say no|told (?:him|her|them|my boss|my manager) no|refused|disagreed|stood up|set a boundary|asked for|a raise|sent (?:it|the food) back|complained|returned)\b/i,
    'assertiveness',
  ],
  [
    /\b(?:party|went to|walked in|stayed|joined|event|gym|cafe|wedding|club|ate (?:lunch )?(?:in|with)|alone to)\b/i,
    'social_situations',
  ],
  [
    /\b(?:talked|said hi|said hello|hello|good morning|asked|chatted|spoke|introduced|conversation|lunch|coffee|texted|invited|date)\b/i,
    'conversation',
  ],
]

function challengeFamily(message: string): Family | undefined {
  return families.find(([pattern]) => pattern.test(message))?.[1]
}

/** Of the same ladder: that rung, else the next one up, else the one below. */
function nearestOf(category: Family, level: number, avoided: readonly Source[]): Item | undefined {
  const steps = [0, 1, -1, 2, -2]
  const open = allChallenges.filter(
    (one) => one.category === category && !avoided.some(({ type, id }) => type === 'challenge' && id === one.id),
  )
  const found = steps.flatMap((by) => open.filter(({ difficultyLevel }) => difficultyLevel === level + by))[0]
  return found && { type: 'challenge', id: found.id, title: found.title }
}

/** The exercise to go through together: one that helped before, else one that suits, never one to avoid. */
export function chooseTechnique(turn: Turn, conversation: Conversation): Technique | undefined {
  const item = suggestItem(turn, conversation, ['technique'])
  return techniques.find(({ id }) => id === item?.id)
}

export function titleOf(source: Source): string | undefined {
  return findItem(source)?.title
}
