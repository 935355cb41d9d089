import type { ChallengeCategory, DifficultyLevel, Outcome } from '../challenges/facts.ts'
import type { LifeArea } from '../life-areas.ts'
import type { ItemKey, ResourceType } from './library.ts'

export type MoodRecord = { id: string; mood: number /** In the person's own calendar: 2026-11-15. */; day: string }

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
  /** When they gave it up without completing it. */
  leftAt: Date | null
  anxietyBefore: number | null
  anxietyAfter: number | null
  hasPrediction: boolean
  certaintyBefore: number | null
  certaintyAfter: number | null
  outcome: Outcome | null
  habitDropped: Outcome | null
}

/** A line to say, and how often it was used. */
export type CueRecord = {
  /** The id of the line itself. */
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
  /** What each message was for, as the coach understood it. */
  needs: readonly string[]
}

/** An answer to “Was this article helpful?”. */
export type LessonRecord = { id: string; isHelpful: boolean; at: Date }

/** The next rung on the person's ladder; its id is that of the challenge. */
export type LadderRecord = { id: string; fear: number }

/** A step agreed with the coach, whose outcome is not known yet. */
export type StepRecord = { id: string; item: ItemKey | null; at: Date }

/** A real event that is coming and still open. */
export type MomentRecord = {
  id: string
  title: string
  /** Null if it is in none of the library's life areas. */
  area: LifeArea | null
  /** Null means "some time this week". */
  startsAt: Date | null
  madeAt: Date
  /** Whether lines to say have already been chosen for it. */
  hasLines: boolean
}

/** What was recommended before, and what became of it. Retired means that we withdrew it because it no longer applied. */
export type PastRecommendation = {
  rule: string
  type: ResourceType
  resourceId: string
  madeAt: Date
  state: 'active' | 'completed' | 'dismissed' | 'expired' | 'retired'
  /** When it got that status. */
  at: Date
  wasOpened: boolean
  /** The person's answer: from 0 (did not help) to 1 (helped). */
  helped: number | null
}

export type DismissedInsight = { type: string; at: Date }

/** Everything the rules look at. All of it belongs to this person; lists are in order, latest first. */
export type PersonRecords = {
  now: Date
  timeZone: string
  /** Whether their time zone is known. Without it, nothing is concluded from times of day. */
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
  /** Names of techniques, by id. */
  techniqueNames: ReadonlyMap<string, string>
  /** Crisis help was shown within the last day. */
  isInCrisis: boolean
}
