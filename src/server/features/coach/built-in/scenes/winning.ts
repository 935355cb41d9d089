import { allChallenges } from '#content/challenges/all-challenges.ts'
import { possibleHeard, possibleHeardPlain, rungAgain, rungOpened } from '#content/coach/moves/mind-cues.ts'
import type { Source } from '../../turn.ts'
import type { Conversation } from '../exchange.ts'
import { findGist } from '../gist.ts'
import { titleOf } from '../items.ts'
import { acknowledge, ask, oneOf, saying } from '../moves.ts'
import type { Draft, Setting } from '../scene.ts'

export function wasCelebrated({ trace }: Conversation): boolean {
  return trace?.moves[0] === 'scene:win'
}

function rungOf({ last }: Conversation): (Source & { title: string }) | undefined {
  const rung = last?.sources?.find(({ type }) => type === 'challenge')
  const title = rung && titleOf(rung)
  return rung && title ? { ...rung, title } : undefined
}

/** They told what made it possible: that is kept, and the rung stays the one that was offered. */
export function hearWhatHelped(setting: Setting): Draft {
  const gist = findGist(setting.turn.message, [])
  const own = gist && gist.kind === 'said' ? possibleHeard : []
  const rung = rungOf(setting.conversation)
  const heard = {
    ...oneOf('possible_heard', 'Say back what helped, as something to use again.', own, possibleHeardPlain),
    values: { gist: gist?.text },
  }
  if (!rung)
    return {
      scene: 'helped',
      phase: 'wrap',
      moves: [heard, ...ask(setting, 'next')],
      asked: 'next',
      options: ['step', 'talk', 'enough'],
    }
  const again = {
    ...oneOf('rung_again', `Come back to ${rung.title}.`, rungAgain),
    values: { title: rung.title },
    items: [{ type: rung.type, id: rung.id }],
  }
  return {
    scene: 'helped',
    phase: 'agree',
    moves: [heard, again, ...ask(setting, 'agree')],
    asked: 'agree',
    step: tryIt(rung.title),
    options: ['agree', 'talk', 'enough'],
  }
}

/** "Yes" to the rung: how it begins. */
export function openRung(setting: Setting): Draft | undefined {
  const rung = rungOf(setting.conversation)
  const challenge = allChallenges.find(({ id }) => id === rung?.id)
  if (!rung || !challenge) return undefined
  const firstSteps = challenge.instructions.slice(0, 2).join(' ')
  return {
    scene: 'rung',
    phase: 'agree',
    moves: [
      ...(setting.action === 'unsure' ? [acknowledge(setting)] : []),
      {
        ...oneOf('rung_opened', `Open ${rung.title}.`, rungOpened),
        values: { title: rung.title },
        items: [{ type: rung.type, id: rung.id }],
      },
      saying('rung_steps', `It starts like this: ${firstSteps}`),
      ...ask(setting, 'agree'),
    ],
    asked: 'agree',
    step: tryIt(rung.title),
    options: ['agree', 'smaller', 'enough'],
  }
}

function tryIt(title: string): string {
  return `try “${title}”`
}
