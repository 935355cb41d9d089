import {
  groundings,
  panicAfter,
  panicGists,
  panicPassing,
  panicPlaces,
  panicReflections,
  panicStill,
} from '#content/coach/moves/panic.ts'
import { findGist } from '../gist.ts'
import { oneOf } from '../moves.ts'
import type { Draft, Setting } from '../scene.ts'
import { slotPhrases } from '../slot-phrases.ts'

/** C2. */
export const panicMaxWords = 60

const bodyWords = /heart|breath|shak|chest|hands|dizz|sweat|panic|stomach|throat|legs/
const refuge = /\b(bathroom|restroom|toilet|car|stairwell|hallway|corridor|parking lot|locker room)\b/i

/** C4: the body first, nothing to decide, nothing asked. */
export function panic({ turn, action }: Setting): Draft {
  const openers = action === 'still' || action === 'no' || action === 'not_done' ? panicStill : panicReflections
  const slots = slotPhrases(turn.understanding)
  const gist = action === undefined ? findGist(turn.message, [])?.text : undefined
  const own = gist && gist.split(' ').length <= 10 && bodyWords.test(gist) ? panicGists : []
  const place = action === undefined ? refuge.exec(turn.message)?.[1]?.toLowerCase() : undefined
  // "In ten minutes" is not there yet.
  const named = slots.when ? [] : openers.filter((text) => text.includes('{'))
  const plain = openers.filter((text) => !text.includes('{'))
  return {
    scene: 'panic',
    phase: 'walk',
    moves: [
      {
        ...oneOf(
          'panic',
          'In a few words: it was read, and the body comes first.',
          place ? panicPlaces : [],
          own,
          named,
          plain,
        ),
        values: { ...slots, gist, place: place && `the ${place}` },
      },
      oneOf('grounding', 'Give one grounding exercise, short sentences, one thing to do.', groundings),
      { ...oneOf('panic_after', 'Take all other pressure away.', panicAfter), spare: 1 },
    ],
    asked: 'ready',
    options: ['better', 'still'],
    maxWords: panicMaxWords,
  }
}

/** It is going down: stay with it a little, then choose. */
export function panicEasing({ action }: Setting): Draft {
  const isNaming = action === 'better' || action === 'yes' || action === 'done' || action === 'next'
  return {
    scene: 'panic_easing',
    phase: 'agree',
    moves: [
      oneOf('passing', isNaming ? 'Say that it is turning.' : 'Stay with it.', panicPassing),
      oneOf('panic_after', 'Take all other pressure away.', panicAfter),
      oneOf('grounding', 'One more small exercise for the body.', groundings),
    ],
    asked: 'next',
    options: ['smaller', 'lines', 'talk', 'enough'],
    maxWords: panicMaxWords,
  }
}
