import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { ChatMoment } from '#contract/moments/chat-moment.ts'
import type { Cues, Tone } from '#rules/coach/cues/cues.ts'
import type { Heard, Ranked } from '#rules/coach/heard.ts'
import type { Move } from '#rules/coach/moves.ts'
import type { Source } from '#rules/coach/source.ts'
import type { Trace } from '#rules/coach/trace.ts'
import type { Understood } from '#rules/coach/understood.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import type { SafetyTier } from '#rules/safety/assessment.ts'
import type { HeardTurn as HeardWhole } from '#rules/safety/listening/heard-turn.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import type { Meanings } from './engine/meanings/meanings.ts'
import type { Written } from './engine/written/written.ts'

/** A message as it reaches the server. */
export type TurnRequest = {
  actor: Actor
  message: string
  lifeArea?: LifeArea | undefined
  timeZone: string
  country: CrisisCountry
  clientId?: string | undefined
  now: Date
}

export type StoredMessage = {
  role: 'user' | 'assistant'
  content: string
  /** ISO 8601. */
  timestamp: string
  engine?: string
  safety?: Exclude<SafetyTier, 'none'>
  sources?: readonly Source[]
  moment?: ChatMoment
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

/** What is known about the person, each from a record of their own. Absent means unknown; nothing is guessed. */
export type PersonFacts = {
  /** The name they asked for, else their first name. */
  name?: string
  tone?: CoachTone
  lifeArea?: LifeArea
  /** On the scale of `rules/progress/moods.ts`, newest first. */
  moods?: readonly { mood: number; at: Date }[]
  /** Newest first. */
  techniqueUses?: readonly TechniqueUse[]
  /** Newest first. */
  challengeTries?: readonly ChallengeTry[]
  agreedStep?: AgreedStep
  /** Items the person said do not help. */
  unhelpful?: readonly Source[]
  /** What they let the coach remember, in their own words. */
  notes?: readonly string[]
  /** When the person was last here before this visit. */
  lastVisitAt?: Date
  /** When the coach last said that it is an AI and not therapy. If absent, the history is searched. */
  lastDisclosedAt?: Date
}

/** What the listener hears in a message, in up to three readings, and sentence by sentence. */
export type HeardTurn = HeardWhole & {
  /** Each sentence of a longer message on its own, because a question in one of them gets lost in the whole. */
  sentences?: readonly Heard[]
}

export type Turn = {
  message: string
  /** Oldest first, without `message`. */
  history: readonly StoredMessage[]
  /** Undefined if the listener could not be reached. */
  heard: HeardTurn | undefined
  meanings: Meanings | undefined
  /** Replies written for something similar, best first. */
  written?: readonly Written[]
  /** The general replies that fit, likeliest first; `none` if it is likelier that none does. */
  moves?: Ranked<Move | 'none'>
  cues: Cues
  facts: PersonFacts
  /** The reply begins with an apology for a danger we misheard. */
  isAfterSorry?: boolean
  now: Date
  /** The same seed and turn give the same reply. */
  seed: number
}

/** Something to remember for the next visit. */
export type Remember =
  | { kind: 'step'; text: string; item?: Source; dueAt?: Date }
  | { kind: 'step_done'; isDone: boolean }
  | { kind: 'name'; name: string }
  | { kind: 'tone'; tone: CoachTone }
  | { kind: 'unhelpful'; item: Source }

export type Reply = {
  /** Plain text. A blank line starts a paragraph; lines to say are in quotation marks, one per line. */
  content: string
  sources: readonly Source[]
  options: readonly string[]
  /** A moment that can be added or written about, shown with the reply. */
  moment?: ChatMoment
  remember: readonly Remember[]
  understood: Understood
  trace: Trace
}
