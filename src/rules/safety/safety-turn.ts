import type { Assessment } from './assessment.ts'
import type { News } from './standing/news/news.ts'
import type { Circumstance } from './standing/situation/circumstance-names.ts'
import type { Means } from './standing/situation/means-names.ts'
import type { Language, SafetyState } from './state.ts'

/** What a message says about safety, as the rules and the listener read it. */
export type SafetyTurn = {
  assessment: Assessment
  foundBy: SafetyState['foundBy']
  news: News
  /** We have an answer written for exactly this. */
  isAnswered?: boolean
  /** They ask something, and get an answer to it. */
  isAsking?: boolean
  isYoung: boolean
  /** They said that they are an adult. */
  isGrown: boolean
  language: Language
  isFirstOfChat: boolean
  /** To the listener, neither this message nor those before it sound like danger. */
  isOrdinary: boolean
  /** With everything before it, this message belongs to a danger. */
  isDark: boolean
  /** It tells more than a short answer would. */
  isLong?: boolean
  /** The listener heard the danger as clearly as if it had been stated outright. */
  isPlain: boolean
  /** By all that was said since, there was no danger, or there is none any more. */
  isUnlikely: boolean
  /** The danger was said, and not only hinted at. */
  isStated: boolean
  /** A thing they might use, or a dangerous place, was named. */
  hasMeans: boolean
  means?: SafetyState['means']
  /** What they say was never there, or never meant. */
  notMeans: readonly Means[]
  hasPlace: boolean
  place?: SafetyState['place']
  hasWater: boolean
  hasDrunk: boolean
  /** They say that it happened weeks ago or longer. */
  isLongAgo: boolean
  /** Somebody decides over them, and nobody was hit. */
  isControlled: boolean
  /** Somebody else reads their phone. */
  isPhoneRead: boolean
  /** What they told that needs other words for the same danger. */
  circumstances: readonly Circumstance[]
  /** Somebody wins them over online, or blackmails them with a picture. */
  lure?: SafetyState['lure']
  /** They want nothing of the chat to be found. */
  leavesNoTrace?: boolean
  /** The listener hears nothing of the danger that the rules read: it may have been a figure of speech. */
  isUnheard: boolean
  /** Asked to go back to what they came for: something told today is graver than the self-harm that we know of. */
  tellsMoreThanHarm?: boolean
  /** They have said whom they will tell about the friend in danger. */
  hasPlanForFriend?: boolean
  /** The message is also about something harmless. */
  saysMore: boolean
  now: number
}
