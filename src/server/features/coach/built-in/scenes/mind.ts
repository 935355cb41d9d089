import { drinkingAnswers } from '#content/coach/moves/about-coach.ts'
import {
  avoidFrames,
  harshAnswers,
  harshChecks,
  harshHeard,
  loopExperiments,
  loopNamed,
  mixedHeard,
  mixedSteps,
  nextRungs,
  nextRungsPlain,
  reassuranceChecks,
  reassuranceFirst,
  sureReflections,
  winMeaning,
  winOpeners,
} from '#content/coach/moves/mind-cues.ts'
import type { Move } from '../../turn.ts'
import { timesMoved } from '../conversation.ts'
import { suggestItem } from '../items.ts'
import { ask, factMoves, oneOf, reflect } from '../moves.ts'
import type { Draft, Setting } from '../scene.ts'
import { smaller } from './coaching.ts'

/** C6, C7: never a blanket "it was fine"; from the third time on the loop gets its name. */
export function reassure(setting: Setting): Draft {
  const isLoop = timesMoved(setting.conversation, 'reassure', 10) + timesMoved(setting.conversation, 'loop', 10) >= 2
  return isLoop ? nameTheLoop(setting) : checkTheFacts(setting)
}

function checkTheFacts(setting: Setting): Draft {
  return {
    scene: 'reassure',
    phase: 'offer',
    moves: [
      reflect(setting, sureReflections),
      oneOf('reassure', 'Do not reassure; say kindly that you cannot know.', reassuranceFirst),
      ...factMoves(setting, 'dare'),
      oneOf('check', 'Facts against guesses, with a time limit of five minutes.', reassuranceChecks),
    ],
    asked: 'ready',
    step: 'write facts and guesses for five minutes',
    options: ['walk', 'step', 'talk'],
  }
}

function nameTheLoop(setting: Setting): Draft {
  return {
    scene: 'loop',
    phase: 'agree',
    moves: [
      reflect(setting, sureReflections),
      oneOf('loop', 'Name the loop of asking kindly, without blame.', loopNamed),
      oneOf('experiment', 'Offer one small experiment in its place.', loopExperiments),
    ],
    asked: 'agree',
    step: 'try the experiment and note what happens',
    options: ['test', 'smaller', 'other'],
  }
}

/** C11. */
export function disagree(setting: Setting): Draft {
  return {
    scene: 'harsh',
    phase: 'offer',
    moves: [
      reflect(setting, harshHeard),
      oneOf('disagree', 'Disagree kindly with the conclusion, with a reason.', harshAnswers),
      ...factMoves(setting, 'dare'),
      oneOf('check', 'Give one small check of it, within ten minutes.', harshChecks),
      ...ask(setting, 'walk'),
    ],
    asked: 'walk',
    options: ['walk', 'step', 'talk'],
  }
}

/** C8. */
export function avoid(setting: Setting): Draft {
  const frame = oneOf('avoid', 'Neither cancel nor shame: look for a smaller size.', avoidFrames)
  return { ...smaller(setting, [frame]), scene: 'avoid' }
}

/** C10: the drink stays out of the plan. */
export function sober(setting: Setting): Draft {
  const frame: Move = oneOf('drinking', 'Leave alcohol out of the plan, without a lecture.', drinkingAnswers)
  const draft = smaller(setting, [frame])
  const [heard, ...rest] = draft.moves
  // Their words about it are not said back; the answer names it.
  return { ...draft, moves: heard?.values?.gist ? draft.moves : rest, scene: 'sober' }
}

/** They did it and it hurt: both are said, and neither is praised away. */
export function bothTrue(setting: Setting): Draft {
  return {
    scene: 'mixed',
    phase: 'offer',
    moves: [
      oneOf('mixed', 'Say that they did it and that it was hard, both.', mixedHeard),
      ...factMoves(setting, 'dare'),
      oneOf('mixed_step', 'Give one kind thing to do now, within ten minutes.', mixedSteps),
      ...ask(setting, 'open'),
    ],
    asked: 'open',
    options: ['talk', 'step', 'enough'],
  }
}

/** C9: the action, what made it possible, the next rung. */
export function celebrate(setting: Setting): Draft {
  const rung = suggestItem(setting.turn, setting.conversation, ['challenge'])
  const nextRung: Move = rung
    ? {
        ...oneOf('rung', `Offer the next rung: ${rung.title}.`, nextRungs),
        values: { title: rung.title },
        items: [{ type: rung.type, id: rung.id }],
      }
    : oneOf('rung', 'Offer the same thing a notch steeper.', nextRungsPlain)
  return {
    scene: 'win',
    phase: 'wrap',
    moves: [
      reflect(setting, []),
      oneOf('win', 'Celebrate what they did, not how it felt.', winOpeners),
      ...factMoves(setting, 'celebrate'),
      { ...oneOf('meaning', 'Say what it is worth.', winMeaning), spare: 2 },
      nextRung,
      ...ask(setting, 'possible'),
    ],
    asked: 'possible',
    options: ['step', 'talk', 'enough'],
  }
}
