import type { Heard } from '../../coach/heard.ts'

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
  /** They want words for something: such messages sound darker to the listener than they are. */
  isForWords?: boolean
}

/** Log odds of anything that should be asked about, and of a danger, for the message and for it with those before. */
export type DangerWords = { alone: WordOdds; joined: WordOdds }
type WordOdds = { any: number; danger: number }
