import type { LifeArea } from '../life-areas.ts'
import type { Heard } from './heard.ts'
import { intentTable, type Need, type Situation, type Stage } from './intents.ts'

/** What the message was about and for, stored with the reply. Recommendations are based on it. */
export type Understood = { need: Need; situation: Situation; stage: Stage; lifeArea: LifeArea | null }

/** Below this probability, the life area is that of the chat. */
const sureOfArea = 0.5

export function understoodOf(heard: Heard | undefined, chatArea: LifeArea): Understood {
  const intent = heard?.intent[0]?.name ?? 'off_topic'
  const area = heard?.area[0]
  const isNamed = area !== undefined && area.p >= sureOfArea
  return { ...intentTable[intent], lifeArea: isNamed && area.name !== 'general' ? area.name : chatArea }
}
