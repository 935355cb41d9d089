import { stepChecks, stepDone, stepNotDone, stepPartly } from '#content/coach/moves/steps-talk.ts'
import type { Move } from '../../turn.ts'
import { oneOf } from '../moves.ts'
import type { Draft, Setting } from '../scene.ts'
import { smaller } from './coaching.ts'
import { walkOf } from './guiding.ts'
import { celebrate } from './mind.ts'

/** P4: the first reply of a visit asks about the step of the last one. */
export function stepQuestion({ turn, conversation }: Setting): Move | undefined {
  const step = turn.facts.agreedStep
  const wasAsked = conversation.traces.slice(0, 3).some(({ asked }) => asked === 'step_check')
  if (!step || step.isDone !== undefined || !conversation.isNewVisit || wasAsked || turn.before?.hasQuestion)
    return undefined
  if (turn.now.getTime() - step.agreedAt.getTime() < 60 * 60 * 1000) return undefined
  return {
    ...oneOf('step_check', `Ask how it went with their step: ${step.text}.`, stepChecks),
    values: { step: step.text },
    isQuestion: true,
  }
}

/** It takes the place of the question the scene would ask. */
export function withStepQuestion(draft: Draft, question: Move): Draft {
  const moves = draft.moves.filter(({ isQuestion }) => !isQuestion)
  return { ...draft, moves: [...moves, question], asked: 'step_check', options: ['done', 'partly', 'not_done'] }
}

export function stepAnswered(setting: Setting): Draft | undefined {
  const { action, conversation } = setting
  const isAsked = conversation.trace?.asked === 'step_check'
  // In the middle of an exercise "done" is about the exercise.
  if (!isAsked && walkOf(conversation.trace)) return undefined
  if (action === 'done' || (isAsked && action === 'yes')) return done(setting)
  if (action === 'partly') return partly(setting)
  if (action === 'not_done' || (isAsked && (action === 'no' || action === 'unsure'))) return notDone(setting)
  return undefined
}

function done(setting: Setting): Draft {
  const draft = celebrate(setting)
  const [, ...rest] = draft.moves
  return {
    ...draft,
    moves: [
      oneOf('step_done', 'They did the step they had agreed on: say so.', stepDone),
      ...rest.filter(({ name }) => name !== 'win'),
    ],
    remember: [{ kind: 'step_done', isDone: true }],
  }
}

function partly(setting: Setting): Draft {
  const draft = smaller(setting)
  const [, ...rest] = draft.moves
  return {
    ...draft,
    moves: [oneOf('step_partly', 'They did part of it: that counts.', stepPartly), ...rest],
    remember: [{ kind: 'step_done', isDone: true }],
  }
}

function notDone(setting: Setting): Draft {
  const draft = smaller(setting)
  const [, ...rest] = draft.moves
  return {
    ...draft,
    moves: [oneOf('step_not_done', 'It was not done, without blame: make it smaller.', stepNotDone), ...rest],
    remember: [{ kind: 'step_done', isDone: false }],
  }
}
