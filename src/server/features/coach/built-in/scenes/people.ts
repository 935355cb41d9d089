import {
  angryGists,
  angryOffers,
  angryOpeners,
  apologies,
  goodbyeCredit,
  goodbyeStep,
  goodbyes,
  greetingAsks,
  greetings,
  jokesTaken,
  nameAccepted,
  otherApproaches,
  thanksAnswers,
  toneAccepted,
} from '#content/coach/moves/people-cues.ts'
import { wraps } from '#content/coach/moves/steps-talk.ts'
import type { Move, Remember, Source } from '../../turn.ts'
import type { Conversation } from '../exchange.ts'
import { findGist } from '../gist.ts'
import { ask, oneOf } from '../moves.ts'
import type { Draft, Setting } from '../scene.ts'

/** I4: taken as it comes, with nothing asked. */
export function goodbye({ turn, conversation }: Setting): Draft {
  const { agreedStep } = turn.facts
  const hasTalked = conversation.traces.some(({ phase }) => phase === 'walk' || phase === 'agree' || phase === 'wrap')
  const step = agreedStep && agreedStep.isDone === undefined ? agreedStep.text : undefined
  const after: Move[] = step
    ? [{ ...oneOf('goodbye_step', `Remind of the step: ${step}.`, goodbyeStep), values: { step } }]
    : hasTalked
      ? [oneOf('goodbye_credit', 'Say what they did today.', goodbyeCredit)]
      : []
  return {
    scene: 'goodbye',
    phase: 'wrap',
    moves: [...after, oneOf('goodbye', 'Say goodbye warmly and ask nothing.', goodbyes)],
  }
}

/** Where all was agreed on, thanks are an end. */
export function thanked(setting: Setting): Draft {
  const { trace } = setting.conversation
  const isOver = trace?.phase === 'wrap' || trace?.moves.includes('lines')
  return {
    scene: 'thanks',
    phase: 'wrap',
    moves: [
      oneOf('thanks', 'Take the thanks in a few words.', thanksAnswers),
      ...(isOver ? [oneOf('wrap', 'Close without a question.', wraps)] : ask(setting, 'next')),
    ],
    ...(isOver ? {} : { asked: 'next' }),
    options: ['step', 'lines', 'enough'],
  }
}

/** A joke gets room for what may stand behind it, and no lesson. */
export function takeJoke(): Draft {
  return {
    scene: 'joke',
    phase: 'hear',
    moves: [oneOf('joke', 'Take the joke, and leave room for something real.', jokesTaken)],
    asked: 'open',
    options: ['before', 'after', 'words'],
  }
}

export function greetBack({ turn }: Setting): Draft {
  const asks = turn.before?.hasQuestion ? [] : [oneOf('greeting_ask', 'Ask what it is about.', greetingAsks)]
  return {
    scene: 'greet',
    phase: 'hear',
    moves: [oneOf('greeting', 'Greet back in a word or two.', greetings), ...asks],
    asked: 'open',
    options: ['before', 'after', 'words'],
  }
}

/** No lecture, no calming down. */
export function angry({ turn }: Setting): Draft {
  const gist = findGist(turn.message, [])?.text
  return {
    scene: 'angry',
    phase: 'hear',
    moves: [
      {
        ...oneOf(
          'angry',
          'Let the anger stand, in one short sentence, without a lecture.',
          gist ? angryGists : [],
          angryOpeners,
        ),
        values: { gist },
      },
      oneOf('angry_offer', 'Offer one useful thing, or to leave it.', angryOffers),
    ],
    asked: 'open',
    options: ['lines', 'other', 'enough'],
  }
}

/** C13: a short apology, then another way in; what was on offer is not offered again. */
export function tryOtherwise({ turn, conversation }: Setting, another: Draft): Draft {
  const [, ...rest] = another.moves
  return {
    ...another,
    moves: [
      oneOf('apology', 'Apologize in a few words.', apologies),
      oneOf('otherwise', 'Announce a different approach.', otherApproaches),
      // Who has had enough of advice gets no link to more of it.
      ...rest.filter(({ name }) => !name.startsWith('item:')),
    ],
    remember: [
      ...(another.remember ?? []),
      ...unhelpfulItems(turn.message, conversation).map((item) => ({ kind: 'unhelpful', item }) as const),
    ],
  }
}

function unhelpfulItems(message: string, { last }: Conversation): Source[] {
  const offered = (last?.sources ?? []).filter(({ type }) => type === 'technique' || type === 'challenge')
  return /\bbreath/i.test(message)
    ? [...offered.filter(({ id }) => id !== 'power-breathing'), { type: 'technique', id: 'power-breathing' }]
    : offered
}

/** P6: taken up at once and kept. */
export function corrections({ turn }: Setting): { moves: Move[]; remember: Remember[] } {
  const { correctsName, correctsTone } = turn.understanding.cues
  const name = correctsName && cleanName(correctsName)
  return {
    moves: [
      ...(name ? [{ ...oneOf('name', `Use their name from now on: ${name}.`, nameAccepted), values: { name } }] : []),
      ...(correctsTone ? [oneOf('tone', `Take up the wish: ${correctsTone}.`, toneAccepted[correctsTone] ?? [])] : []),
    ],
    remember: [
      ...(name ? [{ kind: 'name', name } as const] : []),
      ...(correctsTone ? [{ kind: 'tone', tone: correctsTone } as const] : []),
    ],
  }
}

function cleanName(name: string): string | undefined {
  const clean = name
    .replace(/[^\p{L}\p{M}' -]/gu, '')
    .trim()
    .slice(0, 40)
  return clean === '' ? undefined : clean.charAt(0).toUpperCase() + clean.slice(1)
}

/** After a correction with nothing else in the message. */
export function afterCorrection(setting: Setting, { moves, remember }: { moves: Move[]; remember: Remember[] }): Draft {
  const goOn = setting.conversation.topic ? [] : ask(setting, 'next')
  return {
    scene: 'correction',
    phase: setting.conversation.trace?.phase ?? 'hear',
    moves: [...moves, ...goOn],
    remember,
    asked: 'next',
    options: ['lines', 'step', 'other'],
  }
}
