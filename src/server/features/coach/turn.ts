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

/** What the listener made of a message, read three ways. */
export type HeardTurn = {
  alone: Heard
  /** In answer to the coach's last line. */
  after?: Heard
  /** Together with the person's last two messages, which say what it is about. */
  joined?: Heard
  /** Each sentence of a longer message by itself: what is asked in one of them drowns in the whole. */
  sentences?: readonly Heard[]
}

export type Turn = {
  message: string
  /** Oldest first, without `message`. */
  history: readonly StoredMessage[]
  /** Undefined where the listener could not be reached. */
  heard: HeardTurn | undefined
  meanings: Meanings | undefined
  /** The replies written for something like this, the best first. */
  written?: readonly Written[]
  /** The general replies that could be sent, the likeliest first; `none` where it is likelier that no one could. */
  moves?: Ranked<Move | 'none'>
  cues: Cues
  facts: PersonFacts
  /** The reply begins with a sorry for a danger we heard and that was none. */
  isAfterSorry?: boolean
  now: Date
  /** The same seed and turn give the same reply. */
  seed: number
}

/** Something to keep for the next visit. */
export type Remember =
  | { kind: 'step'; text: string; item?: Source; dueAt?: Date }
  | { kind: 'step_done'; isDone: boolean }
  | { kind: 'name'; name: string }
  | { kind: 'tone'; tone: CoachTone }
  | { kind: 'unhelpful'; item: Source }

export type Reply = {
  /** Plain text. A blank line starts a paragraph; lines to say stand in quotation marks, one a line. */
  content: string
  sources: readonly Source[]
  options: readonly string[]
  /** One that may be added, or written about, beside what is said. */
  moment?: ChatMoment
  remember: readonly Remember[]
  understood: Understood
  trace: Trace
}
