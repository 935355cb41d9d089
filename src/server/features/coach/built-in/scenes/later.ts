import { laterAnswers, laterKept, laterPlain, plainerAgain, scaredAnswers } from '#content/coach/moves/steps-talk.ts'
import { ask, notice, oneOf, saying } from '../moves.ts'
import type { Draft, Setting } from '../scene.ts'
import { smaller } from './coaching.ts'

/** "Not today": accepted, and what was on offer is kept without a day. */
export function keepForLater({ conversation }: Setting): Draft {
  const step = conversation.trace?.step
  const kept =
    step && !step.startsWith('say: ')
      ? {
          ...oneOf('later_kept', `Say that you keep it: ${step}.`, laterKept),
          values: { step },
        }
      : oneOf('later_kept', 'Say that it can be taken up another day.', laterPlain)
  return {
    scene: 'later',
    phase: 'wrap',
    moves: [oneOf('later', 'Accept that it is not for today.', laterAnswers), kept],
    options: ['smaller', 'other', 'enough'],
    ...(step ? { remember: [{ kind: 'step', text: step } as const] } : {}),
  }
}

/** "I'm too scared": the step was too big, so there is a smaller one. */
export function tooScared(setting: Setting): Draft {
  const draft = smaller(setting)
  const [, ...rest] = draft.moves
  return { ...draft, moves: [oneOf('scared', 'Take the fear as it is: the step was too big.', scaredAnswers), ...rest] }
}

/** "What do you mean?" */
export function sayPlainly(setting: Setting): Draft | undefined {
  const { trace } = setting.conversation
  const step = trace?.step
  if (!step || step.startsWith('say: ')) return undefined
  return {
    scene: 'plainly',
    phase: 'agree',
    moves: [
      { ...oneOf('plainly', `Say the step again in plain words: ${step}.`, plainerAgain), values: { step } },
      ...ask(setting, 'agree'),
    ],
    asked: 'agree',
    step,
    options: ['agree', 'smaller', 'other'],
  }
}

/** "Why?" */
export function sayWhy(setting: Setting): Draft {
  return {
    scene: 'why',
    phase: 'agree',
    moves: [saying('why', 'Fair question.'), { ...notice(setting), spare: 1 }, ...ask(setting, 'agree')],
    asked: 'agree',
    step: setting.conversation.trace?.step,
    options: ['agree', 'smaller', 'other'],
  }
}
