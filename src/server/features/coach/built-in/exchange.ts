import type { TopicName } from '#content/coach/moves/all-topics.ts'
import type { OptionName } from '#content/coach/moves/options.ts'
import type { Source, StoredMessage, Trace } from '../turn.ts'

/** What was done so far, read from the traces of the replies. */
export type Conversation = {
  last: StoredMessage | undefined
  trace: Trace | undefined
  /** Newest first. */
  traces: readonly Trace[]
  topic: TopicName | undefined
  /** Since the last silence of some hours. */
  isNewVisit: boolean
  offered: readonly Source[]
}

/** What a tap or a few words ask for. */
export type Action = OptionName | 'yes' | 'no' | 'okay' | 'unsure' | 'scared' | 'later' | 'which' | 'what' | 'why'
