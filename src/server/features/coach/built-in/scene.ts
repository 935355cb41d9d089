import { type TopicName, topics } from '#content/coach/moves/all-topics.ts'
import type { OptionName } from '#content/coach/moves/options.ts'
import type { Topic } from '#content/coach/moves/topic.ts'
import type { Move, Phase, Remember, Turn } from '../turn.ts'
import type { Action, Conversation } from './exchange.ts'
import type { Said } from './said.ts'

/** All a scene may look at. */
export type Setting = {
  turn: Turn
  conversation: Conversation
  topicName: TopicName
  topic: Topic
  action: Action | undefined
  said: Said
}

/** What a scene decides. Its name is kept, so that the next turn does something else. */
export type Draft = {
  scene: string
  moves: readonly Move[]
  phase: Phase
  asked?: string | undefined
  options?: readonly OptionName[]
  step?: string | undefined
  remember?: readonly Remember[]
  maxWords?: number
  /** Kept with the moves, for the turns after this one. */
  marks?: readonly string[]
}

export function withTopic(setting: Setting, topicName: TopicName): Setting {
  return { ...setting, topicName, topic: topics[topicName] }
}
