import type { Assessment } from './assessment.ts'
import type { News } from './standing/news/news.ts'
import type { Language, SafetyState } from './state.ts'

/** What a message says about safety, as the rules and the listener read it. */
export type SafetyTurn = {
  assessment: Assessment
  foundBy: SafetyState['foundBy']
  news: News
  /** There is an answer written for just this. */
  isAnswered?: boolean
  isYoung: boolean
  /** They said that they are an adult. */
  isGrown: boolean
  language: Language
  isFirstOfChat: boolean
  /** This message and those before it sound like no danger to the listener either. */
  isOrdinary: boolean
  /** The listener heard the danger in so many words. */
  isPlain: boolean
  /** The danger was said, and not only hinted at. */
  isStated: boolean
  /** A thing they might use, or a dangerous place, was named. */
  hasMeans: boolean
  means?: SafetyState['means']
  hasPlace: boolean
  /** The listener hears nothing at all of what the rules read: it may have been a way of speaking. */
  isUnheard: boolean
  /** The message is also about something harmless. */
  saysMore: boolean
  now: number
}
