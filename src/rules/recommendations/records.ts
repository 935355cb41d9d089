import type { ChallengeCategory, DifficultyLevel, Outcome } from '../challenges/facts.ts'
import type { LifeArea } from '../life-areas.ts'
import type { ItemKey, ResourceType } from './library.ts'

export type MoodRecord = { id: string; mood: number /** Of their own calendar: 2026-11-15. */; day: string }

export type TechniqueRecord = {
  id: string
  techniqueId: string
  area: LifeArea
  completed: boolean
  rating: number | null
  at: Date
}

export type ChallengeRecord = {
  id: string
  challengeId: string
  title: string
  category: ChallengeCategory
  area: LifeArea
  level: DifficultyLevel
  startedAt: Date
  completedAt: Date | null
  /** Set aside without completing it. */
  leftAt: Date | null
  anxietyBefore: number | null
  anxietyAfter: number | null
  hasPrediction: boolean
  certaintyBefore: number | null
  certaintyAfter: number | null
  outcome: Outcome | null
  habitDropped: Outcome | null
}

/** A line, and how often it was said. */
export type CueRecord = {
  /** The line's own id. */
  id: string
  area: LifeArea
  style: string
  situation: string
  uses: number
  lastUsedAt: Date
}

export type ChatRecord = {
  id: string
  area: LifeArea
  lastAt: Date
  /** What the messages were for, as the coach understood them, one entry a message. */
  needs: readonly string[]
}

/** An answer to “Was this article helpful?”. */
export type LessonRecord = { id: string; isHelpful: boolean; at: Date }

/** The rung that the person's ladder puts next; its id is the challenge's. */
export type LadderRecord = { id: string; fear: number }

/** A step agreed with the coach, not answered for yet. */
export type StepRecord = { id: string; item: ItemKey | null; at: Date }

/** A real thing that is coming, and still open. */
export type MomentRecord = {
  id: string
  title: string
  /** Null where it is none of the parts of life that the library knows. */
  area: LifeArea | null
  /** Null is “some time this week”. */
  startsAt: Date | null
  madeAt: Date
  /** Whether there is a line to take along already. */
  hasLines: boolean
}

/** What was recommended before, and what became of it. Retired is what we took back because it no longer held. */
export type PastRecommendation = {
  rule: string
  type: ResourceType
  resourceId: string
  madeAt: Date
  state: 'active' | 'completed' | 'dismissed' | 'expired' | 'retired'
  /** When it came into that state. */
  at: Date
  wasOpened: boolean
  /** What the person said: from 0, it did not help, to 1, it did. */
  helped: number | null
}

export type DismissedInsight = { type: string; at: Date }

/** Everything the rules look at. All of it is the person's own; lists come with the latest first. */
export type PersonRecords = {
  now: Date
  timeZone: string
  /** Whether their time zone is known; without it nothing is read from the hours of their records. */
  isZoneKnown: boolean
  moods: readonly MoodRecord[]
  techniques: readonly TechniqueRecord[]
  challenges: readonly ChallengeRecord[]
  cues: readonly CueRecord[]
  chats: readonly ChatRecord[]
  lessons: readonly LessonRecord[]
  nextRung: LadderRecord | null
  steps: readonly StepRecord[]
  moments: readonly MomentRecord[]
  past: readonly PastRecommendation[]
  dismissedInsights: readonly DismissedInsight[]
  /** As we call them, by id. */
  techniqueNames: ReadonlyMap<string, string>
  /** Crisis help was shown within the last day. */
  isInCrisis: boolean
}
