import type { Tone, Understanding, Understood } from '#rules/coach/understanding.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import type { SafetyTier } from '#rules/safety/assessment.ts'

/** An item of our own library. Every one named in a reply exists and can be opened. */
export type Source = { type: 'technique' | 'challenge' | 'article' | 'lesson' | 'cue' | 'situation'; id: string }

/**
 * What a reply did, kept beside it. The next turn reads it to know where the conversation stands, whoever worded the
 * reply. Names of ours only, no words of the person.
 */
export type Trace = {
  moves: readonly string[]
  phase: Phase
  topic?: string
  /** The step on offer, as it would be noted. */
  step?: string
  /** What the question was about, so that "yes" can be understood. */
  asked?: string
}

/** A conversation moves from hearing, to an offer, to doing it, to one agreed step, to an end. */
export const phases = ['hear', 'offer', 'walk', 'agree', 'wrap'] as const
export type Phase = (typeof phases)[number]

export type StoredMessage = {
  role: 'user' | 'assistant'
  content: string
  /** ISO 8601. */
  timestamp: string
  engine?: string
  safety?: Exclude<SafetyTier, 'none'>
  sources?: readonly Source[]
  understood?: Understood
  options?: readonly string[]
  trace?: Trace
}

export const coachTones = [
  'gentler',
  'plainer',
  'shorter',
  'longer',
  'lighter',
  'serious',
] as const satisfies readonly Tone[]
export type CoachTone = Tone

export type TechniqueUse = {
  techniqueId: string
  usedAt: Date
  completed: boolean
  /** 1 to 5. */
  rating?: number
}

export type ChallengeTry = {
  challengeId: string
  difficultyLevel: number
  outcome: 'started' | 'completed' | 'failed'
  at: Date
  /** 1 to 10. */
  anxietyBefore?: number
  anxietyAfter?: number
}

export type AgreedStep = { text: string; item?: Source; agreedAt: Date; dueAt?: Date; isDone?: boolean }

/** What is known about the person, each from a record of their own. What is absent is not known, never guessed. */
export type PersonFacts = {
  /** The name they asked for, else their first name. */
  name?: string
  tone?: CoachTone
  lifeArea?: LifeArea
  /** 1 to 5, newest first. */
  moods?: readonly { mood: number; at: Date }[]
  /** Newest first. */
  techniqueUses?: readonly TechniqueUse[]
  /** Newest first. */
  challengeTries?: readonly ChallengeTry[]
  agreedStep?: AgreedStep
  /** Items the person said do not help. */
  unhelpful?: readonly Source[]
  /** What they let the coach keep, in their own words. */
  notes?: readonly string[]
  /** When the person was here before this visit. */
  lastVisitAt?: Date
  /** When the coach last said that it is an AI and no therapy. Without it the history is asked. */
  lastDisclosedAt?: Date
}

export type Turn = {
  message: string
  /** Oldest first, without `message`. Only the coach's last fifteen replies are compared for repeats: forty messages are enough. */
  history: readonly StoredMessage[]
  understanding: Understanding
  facts: PersonFacts
  now: Date
  /** The same seed and turn give the same reply. */
  seed: number
  timeZone: string
  /** What the safety layer already says at the head of this reply. */
  before?: { text: string; hasQuestion: boolean }
}

/** Something to keep for the next visit. */
export type Remember =
  | { kind: 'step'; text: string; item?: Source; dueAt?: Date }
  | { kind: 'step_done'; isDone: boolean }
  | { kind: 'name'; name: string }
  | { kind: 'tone'; tone: CoachTone }
  | { kind: 'unhelpful'; item: Source }

/** One thing a reply does. */
export type Move = {
  name: string
  /** What it does, in one sentence, for whoever words it. */
  brief: string
  /** Ways to say it; the next list is for when all of the first were said lately. */
  pools: readonly (readonly string[])[]
  /** For the braces. */
  values?: Readonly<Record<string, string | undefined>>
  /** Left out when the words run short; the higher, the sooner. Absent: it has to be said. */
  spare?: number
  isQuestion?: boolean
  /** Stands in a paragraph of its own. */
  isBlock?: boolean
  /** What it names; linked below the reply if the move is made. */
  items?: readonly Source[]
}

/** What a reply has to do, before any words. Both engines get the same one. */
export type Plan = {
  /** In order. */
  moves: readonly Move[]
  trace: Trace
  /** Only these may be named. */
  items: readonly Source[]
  /** True sentences about the person that fit this turn, in the words of a record. */
  facts: readonly string[]
  options: readonly string[]
  maxWords: number
  understood: Understood
  remember: readonly Remember[]
}

export type Reply = {
  /** Plain text. A blank line starts a paragraph; lines to say stand in quotation marks, one a line. */
  content: string
  sources: readonly Source[]
  options: readonly string[]
  understood: Understood
  remember: readonly Remember[]
  trace: Trace
}
