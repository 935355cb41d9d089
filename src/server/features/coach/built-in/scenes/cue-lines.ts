import { suggest } from '#content/coach/library.ts'
import { findCue } from '#content/cues/all-cues.ts'
import type { Cue, CueStyle } from '#content/cues/cue.ts'
import type { Source } from '../../turn.ts'
import { unwantedItems } from '../items.ts'
import type { Setting } from '../scene.ts'

/** Topics whose lines are also in the library of cues. */
const styles: Partial<Record<string, CueStyle>> = {
  opening: 'icebreaker',
  middle: 'followup',
  ending: 'closing',
  meal: 'icebreaker',
  date: 'icebreaker',
}

/** Pairs from the library, each linked to where it is kept. Lines with a gap to fill are left to the library. */
export function cuePairs({
  turn,
  topicName,
}: Setting): { texts: readonly [string, string]; items: readonly Source[] }[] {
  const style = styles[topicName]
  if (!style) return []
  const cues = suggest(turn.understanding, { exclude: unwantedItems(turn), limit: 12, types: ['cue'] })
    .flatMap(({ id }) => findCue(id) ?? [])
    .filter(({ text, category }) => category === style && !text.includes('['))
  return pairs(cues).map(([first, second]) => ({
    texts: [first.text, second.text],
    items: [first, second].map(({ id }): Source => ({ type: 'cue', id })),
  }))
}

function pairs(cues: readonly Cue[]): [Cue, Cue][] {
  const [first, second, ...rest] = cues
  return first && second ? [[first, second], ...pairs(rest)] : []
}
