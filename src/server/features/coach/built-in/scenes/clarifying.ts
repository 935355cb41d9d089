import { clarifiers, unsureButGoing, unsureReflections } from '#content/coach/moves/clarify.ts'
import type { OptionName } from '#content/coach/moves/options.ts'
import type { CoachIntent } from '#rules/coach/intents.ts'
import { timesMoved } from '../conversation.ts'
import { oneOf, reflect } from '../moves.ts'
import type { Draft, Setting } from '../scene.ts'
import { offer } from './coaching.ts'

const optionOf: Record<CoachIntent, OptionName> = {
  panic_now: 'calm',
  pre_event_anxiety: 'before',
  post_event_rumination: 'after',
  conversation_starter: 'words',
  keep_going: 'words',
  end_conversation: 'words',
  making_friends: 'people',
  date_nerves: 'before',
  presentation: 'before',
  class_participation: 'before',
  phone_call: 'before',
  ask_boss: 'words',
  assertive_no: 'words',
  rejection: 'after',
  low_mood: 'low',
  progress_share: 'win',
  off_topic: 'before',
  crisis: 'low',
}

const worthATap = 0.12

const usual: readonly OptionName[] = ['before', 'after', 'words', 'low']

/** C12: one question with two to four taps, the likeliest first. Never twice in a row: then it helps as well as it can. */
export function clarify(setting: Setting): Draft {
  if (timesMoved(setting.conversation, 'scene:clarify', 1) > 0 || setting.turn.before?.hasQuestion)
    return goOnUnsure(setting)
  const { intents } = setting.turn.understanding
  const likely = intents.slice(0, 3).filter(({ confidence }) => confidence >= worthATap)
  const options = [...new Set([...likely.map(({ intent }) => optionOf[intent]), ...usual])].slice(0, 4)
  const heard = reflect(setting)
  // A reflection of a topic would be a guess; only their own words are safe here.
  const pools = heard.values?.gist ? heard.pools.slice(0, 1) : []
  return {
    scene: 'clarify',
    phase: 'hear',
    moves: [
      { ...heard, pools: [...pools, unsureReflections] },
      { ...oneOf('clarify', 'Ask one question with the given taps as answers.', clarifiers), isQuestion: true },
    ],
    asked: 'clarify',
    options,
  }
}

function goOnUnsure(setting: Setting): Draft {
  const draft = offer(setting)
  const [, ...rest] = draft.moves
  return { ...draft, moves: [oneOf('unsure', 'Say that you may be off, and help anyway.', unsureButGoing), ...rest] }
}
