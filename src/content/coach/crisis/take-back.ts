import { deniesExpecting } from '#rules/safety/standing/at-home/expecting.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { CrisisReply } from './compose.ts'

/** Something we had assumed, and they say it is not so: the reply begins with a sorry that names it, once. */
type TakenBack = {
  id: string
  text: string
  /** The names of the lines that assumed it. */
  assumedBy: readonly string[]
  isDenied: (message: string) => boolean
}

const notAsked =
  /\b(?:i )?(?:didn'?t|did not|never|wasn'?t) (?:even )?ask(?:ed|ing)? (?:you )?(?:about|for|anything about)\b[^.?!]{0,20}\b(?:police|cops|report\w*|who (?:finds|learns))\b|\bwho (?:said|asked) (?:anything )?about (?:the )?(?:police|cops)\b|\bwhy (?:are|r) (?:you|u) (?:talking|going on) about (?:the )?(?:police|cops)\b/i
const notGone =
  /\b(?:i )?(?:didn'?t|did not|haven'?t|have not|never|nobody|no ?one|not)\b[^.?!]{0,12}\b(?:run|ran|left|leave|fled|flee|escaped?|gone|go) (?:away|off|anywhere|home|out)\b|\b(?:nobody|no ?one) (?:ran|left|fled|escaped)\b|\bi (?:didn'?t|did not|haven'?t|have not|never) (?:left|leave|leaving|flee|fled|escaped?)\b|\bi(?:'?m| am) (?:still )?(?:at )?home\b[^.?!]{0,20}\bi live here\b|\bi just meant\b[^.?!]{0,20}\b(?:work|out|away)\b/i

const all: readonly TakenBack[] = [
  {
    id: 'taken_back.expecting.0',
    text: 'Sorry, I mixed that up: you’re not pregnant.',
    assumedBy: ['answers.pregnant-and-hurt'],
    isDenied: deniesExpecting,
  },
  {
    id: 'taken_back.gone.0',
    text: 'Sorry, I read that wrong: nobody has left.',
    assumedBy: ['answers.i-got-out', 'told.away', 'ease.hurt.ask'],
    isDenied: (message) => notGone.test(message),
  },
  {
    id: 'taken_back.police.0',
    text: 'True, you didn’t ask about the police. Sorry.',
    assumedBy: ['asked.who_learns', 'asked.reporting', 'answers.police-make-it-worse'],
    isDenied: (message) => notAsked.test(message),
  },
]

/** Puts the sorry for what we had assumed before the reply. */
export function takeBack(reply: CrisisReply, message: string, { said }: Pick<SafetyState, 'said'>): CrisisReply {
  const text = message.replaceAll(/[’‘]/g, "'")
  const wrong = all.filter(
    ({ id, assumedBy, isDenied }) =>
      !said.includes(id) && assumedBy.some((name) => said.some((one) => one.startsWith(`${name}.`))) && isDenied(text),
  )
  if (wrong.length === 0) return reply
  return {
    ...reply,
    text: [...wrong.map((one) => one.text), reply.text].join(' '),
    said: [...wrong.map(({ id }) => id), ...reply.said],
  }
}
