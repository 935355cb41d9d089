import type { DangerKind, Heard, Ranked } from '../../coach/heard.ts'
import type { HeardThread } from '../../coach/thread/heard-thread.ts'

/** The same message as the listener hears it in up to three contexts. */
export type HeardTurn = {
  /** The message on its own. */
  alone: Heard
  /** As an answer to the coach's last line. */
  after?: Heard
  /** Together with the person's previous two messages. */
  joined?: Heard
  /** How much the bare words sound of danger, without the listener. */
  words?: DangerWords
  /** The message as part of the whole talk: what it says of danger. */
  talk?: HeardTalk
  /** And what the talk is about. */
  thread?: HeardThread
  /** They want words for something: such messages sound darker to the listener than they are. */
  isForWords?: boolean
}

/** Log odds of anything that should be asked about, and of a danger, for the message and for it with those before. */
export type DangerWords = { alone: WordOdds; joined: WordOdds }
type WordOdds = { any: number; danger: number }

/** What the layer for whole talks makes of everything the person said so far. */
export type HeardTalk = {
  /** How likely somebody is in danger. */
  danger: number
  /** How likely it is that a danger is somebody else's. */
  other: number
  /** Which danger it would be, likeliest first. */
  kind: Ranked<DangerKind>
  /** What it keeps in mind for the next message. */
  memory: string
}
