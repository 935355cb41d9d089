import type { Need, Situation } from '#rules/coach/intents.ts'
import type { Understood } from '#rules/coach/understood.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import { allChallenges } from '../challenges/all-challenges.ts'
import { allCues } from '../cues/all-cues.ts'
import { type CueStyle, situations as cueSituations } from '../cues/cue.ts'
import { lessonList } from '../generated/lesson-list.ts'
import { publishedArticles } from '../generated/published-articles.ts'
import type { ArticleCategory } from '../reading/article.ts'
import { situationCards } from '../situations.ts'
import { techniques } from '../techniques.ts'
import { challengeCategoryTags, challengeTags } from './challenge-tags.ts'
import { cuePlaceSituations } from './cue-places.ts'
import { articleTags, lessonTags, situationCardTags, type Tags, techniqueTags } from './item-tags.ts'

export type ItemType = 'technique' | 'challenge' | 'article' | 'cue' | 'situation' | 'lesson'
export type ItemKey = { type: ItemType; id: string }

/** An item that the coach may recommend. `href` opens it. */
export type LibraryItem = ItemKey & {
  title: string
  href: string
  lifeArea?: LifeArea
  needs: readonly Need[]
  situations: readonly Situation[]
}

const noTags: Tags = { needs: [], situations: [] }

const areaOfCategory: Partial<Record<ArticleCategory, LifeArea>> = {
  Dating: 'dating',
  Workplace: 'work',
  School: 'school',
}

const cueParts: Readonly<Record<CueStyle, Situation>> = {
  icebreaker: 'opening',
  followup: 'middle',
  transition: 'middle',
  closing: 'ending',
}

function labelOf(area: LifeArea, situation: string): string {
  return cueSituations[area].find(({ id }) => id === situation)?.label ?? ''
}

export const libraryItems: readonly LibraryItem[] = [
  ...techniques.map(
    ({ id, title }): LibraryItem => ({
      type: 'technique',
      id,
      title,
      href: `/energy-boost/${id}`,
      ...techniqueTags[id],
    }),
  ),
  ...situationCards.map(
    ({ id, name }): LibraryItem => ({
      type: 'situation',
      id,
      title: `Before you walk in: ${name}`,
      href: `/help-now?situation=${id}`,
      ...(situationCardTags[id] ?? noTags),
    }),
  ),
  ...lessonList.map(
    ({ id, title }): LibraryItem => ({
      type: 'lesson',
      id,
      title,
      href: `/learn?lesson=${id}`,
      ...(lessonTags[id] ?? noTags),
    }),
  ),
  ...publishedArticles.map(
    ({ id, title, category }): LibraryItem => ({
      type: 'article',
      id,
      title,
      href: `/articles/${id}`,
      ...withArea(areaOfCategory[category]),
      ...(articleTags[id] ?? noTags),
    }),
  ),
  ...allChallenges.map(
    ({ id, title, lifeCategory, category }): LibraryItem => ({
      type: 'challenge',
      id,
      title,
      href: `/challenges?challenge=${id}`,
      lifeArea: lifeCategory,
      needs: [...(challengeTags[id]?.needs ?? []), ...challengeCategoryTags[category].needs],
      situations: [...(challengeTags[id]?.situations ?? []), ...challengeCategoryTags[category].situations],
    }),
  ),
  ...allCues.map(
    ({ id, text, category, lifeCategory, situation }): LibraryItem => ({
      type: 'cue',
      id,
      title: text,
      href: `/small-talk-cues?area=${lifeCategory}&style=${category}&situation=${situation}`,
      lifeArea: lifeCategory,
      needs: ['words'],
      situations: [cueParts[category], ...(cuePlaceSituations[labelOf(lifeCategory, situation)] ?? [])],
    }),
  ),
]

function withArea(lifeArea: LifeArea | undefined): { lifeArea?: LifeArea } {
  return lifeArea ? { lifeArea } : {}
}

const itemsByKey = new Map(libraryItems.map((item) => [keyOf(item), item]))

function keyOf({ type, id }: ItemKey): string {
  return `${type} ${id}`
}

export function findItem(key: ItemKey): LibraryItem | undefined {
  return itemsByKey.get(keyOf(key))
}

export type Wish = {
  /** Items they found unhelpful or have just used. */
  exclude?: readonly ItemKey[]
  /** Items that helped before, most helpful first. */
  prefer?: readonly ItemKey[]
  limit?: number
  types?: readonly ItemType[]
}

type Facets = Pick<Understood, 'need' | 'situation' | 'lifeArea'>

/** Items that fit, best first. None during a danger or off topic. The same input always gives the same items. */
export function suggest(facets: Facets, { exclude = [], prefer = [], limit = 3, types }: Wish = {}): LibraryItem[] {
  if (facets.need === 'safety' || facets.need === 'elsewhere') return []
  const unwanted = new Set(exclude.map(keyOf))
  const preferred = prefer.map(keyOf)
  return libraryItems
    .filter((item) => !unwanted.has(keyOf(item)) && (types?.includes(item.type) ?? true))
    .map((item) => ({ item, score: fitOf(item, facets) }))
    .filter(({ score }) => score > 0)
    .map(({ item, score }) => ({ item, score: score + likingOf(preferred.indexOf(keyOf(item))) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ item }) => item)
}

/** Needs that depend on the situation: preparing for a date is not preparing for a presentation. */
const placedNeeds: ReadonlySet<Need> = new Set(['prepare', 'words'])

/** The situation counts most, then the need. A different life area costs less than a different need. */
function fitOf(item: LibraryItem, { need, situation, lifeArea }: Facets): number {
  const place = situation === 'none' ? -1 : item.situations.indexOf(situation)
  const purpose = item.needs.indexOf(need)
  const isPlaceless = place < 0 && situation !== 'none' && item.type !== 'technique'
  if ((place < 0 && purpose < 0) || (isPlaceless && placedNeeds.has(need))) return 0
  const placeScore = place < 0 ? 0 : 5 - Math.min(place, 3) * 0.5
  const purposeScore = purpose < 0 ? 0 : 4 - Math.min(purpose, 4) * 0.4
  const isElsewhere = item.lifeArea !== undefined && lifeArea !== null && item.lifeArea !== lifeArea
  const areaScore = isElsewhere ? -2.5 : item.lifeArea !== undefined && item.lifeArea === lifeArea ? 1.5 : 0
  return Math.max(0.1, placeScore + purposeScore + areaScore)
}

function likingOf(rank: number): number {
  return rank < 0 ? 0 : Math.max(1, 10 - rank)
}
