import type { ChallengeCategory, DifficultyLevel } from '../challenges/facts.ts'
import type { LifeArea } from '../life-areas.ts'

/** `cues` is a set of lines for one place and part of a conversation, `coach` the chat about one life area. */
export const resourceTypes = ['technique', 'challenge', 'article', 'lesson', 'cues', 'coach'] as const
export type ResourceType = (typeof resourceTypes)[number]

export type ItemKey = { type: ResourceType; id: string }

/** What the rules need to know about an item of the library. */
export type Item = ItemKey & {
  title: string
  area: LifeArea | null
  challenge?: { category: ChallengeCategory; level: DifficultyLevel }
  cues?: { style: string; situation: string }
  /** Techniques only: calms rather than activates. */
  isCalming?: boolean
}

export type Library = { items: readonly Item[]; find: (key: ItemKey) => Item | undefined }

export function keyOf({ type, id }: ItemKey): string {
  return `${type} ${id}`
}

export function createLibrary(items: readonly Item[]): Library {
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  return { items, find: (key) => byKey.get(keyOf(key)) }
}
