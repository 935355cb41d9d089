import { areaAsks, areaHeard, areaSteps, startAnywhere } from '#content/coach/moves/people-cues.ts'
import type { Conversation } from '../exchange.ts'
import { oneOf } from '../moves.ts'
import type { Draft, Setting } from '../scene.ts'
import { countWords } from '../sentences.ts'
import { clarify } from './clarifying.ts'

type Area = keyof typeof areaSteps

const areas: readonly (readonly [Area, RegExp, string])[] = [
  ['work', /\b(?:work|job|office|boss|coworkers?|colleagues?)\b/i, 'work'],
  ['school', /\b(?:school|college|uni|university|class|classes|studies)\b/i, 'school'],
  ['dating', /\b(?:dating|love|relationships?|girls|guys|romance)\b/i, 'dating'],
  ['people', /\b(?:friends?|family|people|social|roommates?|neighbou?rs?)\b/i, 'people'],
]

const barely =
  /^(?:(?:it's|its|just|mostly|idk|um|well|my|some|the|about|at|maybe|probably|i guess|ok|okay)[\s,]+)*\w+(?: (?:stuff|things?|life|mostly|i guess|related|problems?|issues?|drama|idk))*[.!\s]*$/i

/** "Work stuff" after we asked what it is about: an answer, and not much of one. */
export function answersWithArea({ turn, conversation, action }: Setting): Area | undefined {
  const isAsked = ['clarify', 'open', 'next', 'area'].includes(conversation.trace?.asked ?? '') && isEarly(conversation)
  if (!isAsked || (action !== undefined && action !== 'okay') || countWords(turn.message) > 5) return undefined
  return barely.test(turn.message.trim()) ? areas.find(([, pattern]) => pattern.test(turn.message))?.[0] : undefined
}

/** Nothing has been offered yet. */
export function isEarly({ traces }: Conversation): boolean {
  return traces
    .slice(0, 4)
    .every(({ moves }) => /^scene:(?:greet|greeting|clarify|area|about|off_topic)$/.test(moves[0] ?? ''))
}

export function hearArea(area: Area): Draft {
  const name = areas.find(([key]) => key === area)?.[2] ?? area
  return {
    scene: 'area',
    phase: 'hear',
    moves: [
      { ...oneOf('area', `Take up that it is about ${name}.`, areaHeard), values: { area: name } },
      oneOf('area_step', 'Give one small thing that helps to find where to begin.', areaSteps[area]),
      { ...oneOf('area_ask', 'Ask who or what it is about.', areaAsks), isQuestion: true },
    ],
    asked: 'open',
    options: ['before', 'after', 'words'],
  }
}

/** "Dunno" to the first question. */
export function startSomewhere(setting: Setting): Draft {
  const draft = clarify(setting)
  const [, ...rest] = draft.moves
  return { ...draft, moves: [oneOf('start_anywhere', 'Say that no topic is needed.', startAnywhere), ...rest] }
}
