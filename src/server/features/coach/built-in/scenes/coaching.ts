import {
  furtherThoughts,
  idles,
  stepAgreed,
  stepAgreedOn,
  stepLeads,
  willDo,
  willDoOn,
  wraps,
} from '#content/coach/moves/steps-talk.ts'
import type { Step } from '#content/coach/moves/topic.ts'
import {
  lineAdvice,
  lineExplained,
  linePicked,
  linesAgainLeads,
  linesAnywhereLeads,
  linesHints,
  linesLeads,
} from '#content/coach/moves/words-wanted.ts'
import type { Move, Source, Turn } from '../../turn.ts'
import { dueFrom } from '../days.ts'
import type { Bearing } from '../facts.ts'
import { titleOf } from '../items.ts'
import { ask, factMoves, itemMoves, notice, oneOf, reflect, saying } from '../moves.ts'
import { turned } from '../pick.ts'
import { tooNear } from '../said.ts'
import type { Draft, Setting } from '../scene.ts'
import { slotPhrases } from '../slot-phrases.ts'
import { freshPair, type Pair, quoted } from './line-choice.ts'

/** The first answer to something: heard, one thing worth knowing, one step, and an offer to do it together. */
export function offer(setting: Setting): Draft {
  const step = freshStep(setting, setting.topic.steps)
  const wantsWords = setting.topic.lines.length > 2
  return {
    scene: 'offer',
    phase: 'offer',
    moves: [
      reflect(setting),
      ...factMoves(setting, bearingOf(setting)),
      notice(setting),
      ...stepMoves(step),
      ...itemMoves(setting, offerTypes(setting)),
      ...ask(setting, 'walk'),
    ],
    asked: 'walk',
    step: step?.short,
    options: wantsWords ? ['walk', 'lines', 'smaller'] : ['walk', 'smaller', 'other'],
  }
}

/** C5: two lines to say before anything is asked. */
export function lines(setting: Setting): Draft {
  const pair = freshPair(setting)
  const wasGiven = setting.conversation.trace?.moves.includes('lines') ?? false
  const pool = pair?.isAnywhere ? linesAnywhereLeads : wasGiven ? linesAgainLeads : linesLeads
  const leads = oneOf('lines_lead', 'Introduce the lines in a few words.', pool, linesLeads)
  return {
    scene: 'lines',
    phase: 'offer',
    moves: [
      reflect(setting),
      ...factMoves(setting, 'dare').filter(({ name }) => name === 'fact:note'),
      ...(pair ? [leads, linesMove(pair)] : []),
      { ...oneOf('lines_hint', 'Give one hint for how to say it.', linesHints), spare: 2 },
      ...ask(setting, 'pick_line'),
    ],
    asked: 'pick_line',
    marks: pair?.moment ? [`moment:${pair.moment}`] : [],
    step: pair && `say: ${quoted(pair.texts[0])}`,
    options: ['first_line', 'second_line', 'more_lines'],
  }
}

/** C8: less, and still forward. */
export function smaller(setting: Setting, frame: readonly Move[] = []): Draft {
  const step = freshStep(setting, setting.topic.smaller) ?? freshStep(setting, setting.topic.steps)
  return {
    scene: 'smaller',
    phase: 'agree',
    moves: [reflect(setting), ...frame, ...factMoves(setting, 'dare'), ...stepMoves(step), ...ask(setting, 'agree')],
    asked: 'agree',
    step: step?.short,
    options: ['agree', 'lines', 'other'],
  }
}

/** One step to take along. */
export function agree(setting: Setting): Draft {
  const step = freshStep(setting, [...setting.topic.steps, ...setting.topic.smaller])
  return {
    scene: 'agree',
    phase: 'agree',
    moves: [
      reflect(setting),
      { ...oneOf('step_lead', 'Lead over to one step.', stepLeads), spare: 2 },
      ...factMoves(setting, bearingOf(setting)),
      ...stepMoves(step),
      ...ask(setting, 'agree'),
    ],
    asked: 'agree',
    step: step?.short,
    options: ['agree', 'smaller', 'other'],
  }
}

/** The step is taken on: it is noted with its day, and the next visit asks about it. */
export function wrap({ turn, conversation }: Setting, step: string): Draft {
  const day = dayNamed(turn)
  const { trace } = conversation
  const isNoted = step === trace?.step && (trace.moves[0] === 'scene:wrap' || step.startsWith('say: '))
  const pools = isNoted ? (day ? [willDoOn] : [willDo]) : day ? [stepAgreedOn, stepAgreed] : [stepAgreed]
  return {
    scene: 'wrap',
    phase: 'wrap',
    moves: [
      {
        ...oneOf('step_agreed', `Confirm the step they agreed to: ${step}.`, ...pools),
        values: { step, day },
      },
      oneOf('wrap', 'Close the topic without a question.', wraps),
    ],
    step,
    options: ['lines', 'other', 'enough'],
    remember: [rememberStep(turn, step, conversation.last?.sources)],
  }
}

/** They chose a line: that is the step. The line itself stands above and is not said again. */
export function linePick({ turn }: Setting, line: string, which: 'first' | 'second'): Draft {
  return {
    scene: 'wrap',
    phase: 'wrap',
    moves: [
      { ...oneOf('line_picked', `Confirm that they take the ${which} line.`, linePicked), values: { which } },
      { ...oneOf('lines_hint', 'Give one hint for how to say it.', linesHints), spare: 2 },
      oneOf('wrap', 'Close without a question.', wraps),
    ],
    step: `say: ${quoted(line)}`,
    options: ['more_lines', 'other', 'enough'],
    remember: [rememberStep(turn, `say: ${quoted(line)}`)],
  }
}

/** "Which one?" */
export function adviseLine({ conversation, action }: Setting): Draft {
  return {
    scene: 'advise',
    phase: 'agree',
    moves: [
      action === 'what'
        ? oneOf('line_advice', 'Say what the lines are for.', lineExplained)
        : oneOf('line_advice', 'Recommend the first line, with a reason.', lineAdvice),
    ],
    asked: 'pick_line',
    step: conversation.trace?.step,
    marks: ['lines'],
    options: ['first_line', 'second_line', 'more_lines'],
  }
}

/** All is said, and someone is still there: one more thing worth having. */
export function further(setting: Setting): Draft {
  const lead = {
    ...oneOf('further', 'Come back to the topic from another side.', furtherThoughts),
    values: { thing: setting.topic.thing },
    spare: 3,
  }
  return {
    scene: 'further',
    phase: 'wrap',
    moves: [
      reflect(setting),
      lead,
      notice(setting),
      ...itemMoves(setting, ['article', 'lesson', 'situation', 'technique']),
      ...ask(setting, 'open'),
    ],
    asked: 'open',
    options: ['lines', 'step', 'enough'],
  }
}

export function idle(setting: Setting): Draft {
  return {
    scene: 'idle',
    phase: 'wrap',
    moves: [oneOf('idle', 'Say that the plan stands and they are free to go.', idles), ...ask(setting, 'next')],
    asked: 'next',
    options: ['lines', 'step', 'other', 'enough'],
  }
}

/** They would rather talk: one open question. */
export function openUp(setting: Setting): Draft {
  return {
    scene: 'open',
    phase: 'hear',
    moves: [reflect(setting), notice(setting), ...ask(setting, 'open')],
    asked: 'open',
    options: ['lines', 'step', 'walk'],
  }
}

function offerTypes({ turn }: Setting): readonly Source['type'][] {
  const { need } = turn.understanding
  if (need === 'let_go' || need === 'recover') return ['lesson', 'article']
  return need === 'connect' || need === 'lift' ? ['technique', 'lesson', 'article'] : ['technique', 'article']
}

export function bearingOf({ turn }: Setting): Bearing {
  const { need } = turn.understanding
  if (need === 'lift') return 'lift'
  if (need === 'celebrate') return 'celebrate'
  return need === 'calm' || need === 'let_go' || need === 'recover' ? 'settle' : 'dare'
}

export function freshStep({ said, turn }: Setting, steps: readonly Step[]): Step | undefined {
  return turned(steps, turn.seed, 'step').find(({ say }) => said.nearness(say) < tooNear)
}

export function stepMoves(step: Step | undefined): Move[] {
  return step ? [saying('step', step.say, `Offer this step, doable within ten minutes: ${step.say}`)] : []
}

export function linesMove({ texts, items }: Pair): Move {
  const text = texts.map(quoted).join('\n')
  return {
    ...saying('lines', text, `Give these two lines to say, as they stand: ${texts.map(quoted).join(' ')}`),
    isBlock: true,
    items,
  }
}

function rememberStep(turn: Turn, step: string, offered: readonly Source[] = []) {
  const dueAt = dueFrom(dayNamed(turn), turn.now)
  const item = offered.find(({ type, id }) => type === 'challenge' && step.includes(titleOf({ type, id }) ?? '\n'))
  return { kind: 'step', text: step, ...(item ? { item } : {}), ...(dueAt ? { dueAt } : {}) } as const
}

/** "tomorrow", "Friday": of this message. */
function dayNamed({ understanding }: Turn): string | undefined {
  const { when } = slotPhrases(understanding)
  return when && dueWords.test(when) ? when.replace(/^on /, '') : undefined
}

const dueWords =
  /^(?:on |this |next )?(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/i
