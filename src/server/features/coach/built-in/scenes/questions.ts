import type { AskedQuestion } from '#content/coach/moves/asked-question.ts'
import { momentNamed } from '#content/coach/moves/moments/all-moments.ts'
import { linesHints } from '#content/coach/moves/words-wanted.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'
import { timesMoved } from '../conversation.ts'
import { ask, oneOf } from '../moves.ts'
import { pressingQuestionOf, questionOf } from '../question-of.ts'
import type { Draft, Setting } from '../scene.ts'
import { freshStep, linesMove, stepMoves } from './coaching.ts'
import { freshPairOf, quoted } from './line-choice.ts'
import { reassure } from './mind.ts'

/** A question that was asked gets its answer: "what if she says no", "should I quit", "do you think he likes me". */
export function answerQuestion(setting: Setting): Draft | undefined {
  const question = questionOf(setting.turn.message)
  return question && answerTo(setting, question)
}

export function answerPressing(setting: Setting): Draft | undefined {
  const question = pressingQuestionOf(setting.turn.message)
  return question && answerTo(setting, question)
}

function answerTo(setting: Setting, question: AskedQuestion): Draft {
  const line = readLine(setting.turn.message)
  if (question.isReassurance && isLoop(setting)) return reassure(setting)
  const they = /\b(she|he|they)\b/.exec(line)?.[1] ?? 'they'
  const them = they === 'she' ? 'her' : they === 'he' ? 'him' : 'them'
  const move = {
    ...oneOf(
      question.isReassurance ? 'reassure' : 'answer',
      `Answer the question: ${question.answers[0]}`,
      question.answers,
    ),
    values: { they, They: they.charAt(0).toUpperCase() + they.slice(1), them },
  }
  return withLines(setting, question, [move]) ?? withStep(setting, question, [move])
}

function isLoop({ conversation }: Setting): boolean {
  return timesMoved(conversation, 'reassure', 10) + timesMoved(conversation, 'loop', 10) >= 2
}

function withLines(setting: Setting, { moment, name }: AskedQuestion, said: Draft['moves']): Draft | undefined {
  const found = moment ? momentNamed(moment, setting.topicName) : undefined
  const pair = found && freshPairOf(setting, found)
  if (!pair) return undefined
  return {
    scene: 'answer',
    phase: 'offer',
    moves: [
      ...said,
      oneOf('lines_lead', 'Introduce the lines.', [
        'For that moment:',
        'If it comes to that:',
        'Two lines to have ready:',
      ]),
      linesMove(pair),
      { ...oneOf('lines_hint', 'Give one hint for how to say it.', linesHints), spare: 2 },
      ...ask(setting, 'pick_line'),
    ],
    asked: 'pick_line',
    marks: [`moment:${moment}`, `question:${name}`],
    step: `say: ${quoted(pair.texts[0])}`,
    options: ['first_line', 'second_line', 'more_lines'],
  }
}

function withStep(setting: Setting, { steps, name }: AskedQuestion, said: Draft['moves']): Draft {
  const step = freshStep(setting, steps) ?? freshStep(setting, [...setting.topic.steps, ...setting.topic.smaller])
  return {
    scene: 'answer',
    phase: 'agree',
    moves: [...said, ...stepMoves(step), ...ask(setting, 'agree')],
    asked: 'agree',
    marks: [`question:${name}`],
    step: step?.short,
    options: ['agree', 'talk', 'other'],
  }
}
