import type { TopicName } from '../all-topics.ts'

/** Two lines that can be said as they stand. */
export type MomentLines = readonly [first: string, second: string]

/** A turn inside a bigger occasion, with lines of its own: the thread lost in a talk, the way back to a table. */
export type Moment = {
  name: string
  /** Looked for in the message as `readLine` writes it. */
  says: RegExp
  /** Only on these occasions; the same moment elsewhere has other lines. */
  topics?: readonly TopicName[]
  lines: readonly MomentLines[]
}
