import type { Heard } from '../../coach/heard.ts'

/** The same message as the listener hears it in up to three contexts. */
export type HeardTurn = {
  /** The message on its own. */
  alone: Heard
  /** As an answer to the coach's last line. */
  after?: Heard
  /** Together with the person's previous two messages. */
  joined?: Heard
}
